/** Points 2, 3, 5, 7 and 9 of the specification: contact. */
import type { Page } from '@playwright/test';
import { contactForm, faq } from '@rapport/ui/testing/playwright';
import { codeOf, expect, expectNothingSent, full, hold, open, ready, test } from './support.ts';
import { walk } from './walk.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Send a message' });

test('/contact says and does what the product document describes', async ({ page }) => {
  await walk(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');

  await test.step('the form has six fields; email has its type and nothing is marked as required', async () => {
    const names = await form(page)
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names).toEqual(['first-name', 'last-name', 'email', 'company', 'subject', 'message']);
    await expect(form(page).locator('[name="email"]')).toHaveAttribute('type', 'email');
    await expect(form(page).locator('textarea[name="message"]')).toBeVisible();
    await expect(form(page).locator('[required], [aria-required="true"]')).toHaveCount(0);
  });

  await test.step('support is available Mon-Fri 9am-6pm EST and answers email within 24 hours', async () => {
    const support = page.getByRole('region', { name: 'Support', exact: true });
    await expect(support).toContainText('Mon-Fri 9am-6pm EST');
    await expect(support).toContainText('Replies within 24 hours');
  });

  await test.step('social networks have no address, so they are plain text', async () => {
    const social = page.getByRole('region', { name: 'Where you’ll find us soon' });
    await expect(social.getByRole('listitem')).toHaveText(['Instagram', 'YouTube', 'LinkedIn']);
    await expect(social.getByRole('link')).toHaveCount(0);
  });

  await test.step('each of the four questions opens separately', async () => {
    const common = faq(page, { name: 'Common questions' });
    const questions = await common.questions();
    expect(questions).toHaveLength(4);
    await common.open(questions[1]!);
    expect(await Promise.all(questions.map((one) => common.isOpen(one)))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  await test.step('Max. 500 characters is a hint and not enforced', async () => {
    await expect(form(page).getByText('Max. 500 characters')).toBeVisible();
    await contactForm(page).fill({ message: 'a'.repeat(600) });
    expect(await contactForm(page).value('message')).toBe('a'.repeat(600));
  });

  await test.step('without a subject and a message, one sentence says so once', async () => {
    await contactForm(page).fill({ message: '' }).submit().errors();
    const message = form(page).locator('[name="message"]');
    await expect(form(page).getByText('Write a subject or a message')).toHaveCount(1);
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(/^Write a subject or a message/);
  });

  await test.step('nothing is sent, the page says so before and after, and the input is kept', () =>
    expectNothingSent(page, async () => {
      await expect(form(page).getByText('This form isn’t live yet.').first()).toBeVisible();
      await contactForm(page).fill({ message: 'Hello' }).submit();
      expect(await contactForm(page).message()).toContain('Your message wasn’t sent');
      expect(await contactForm(page).value('message')).toBe('Hello');
    }));
});

test(
  '?subject= fills in the subject as plain text, and what was typed before stays',
  full,
  async ({ page }) => {
    const subject = form(page).getByLabel('Subject');
    await open(page, `/contact?subject=${encodeURIComponent('  Senior\n Manager <b>1 & 2</b> ')}`);
    await expect(subject).toHaveValue('Senior Manager <b>1 & 2</b>');
    await open(page, `/contact?subject=${'a'.repeat(5000)}`);
    await expect(subject).toHaveValue('a'.repeat(100));

    const load = await hold(page, /\.js$/);
    await page.goto('/contact?subject=Press', { waitUntil: 'commit' });
    await subject.fill('Typed early');
    load();
    await ready(page);
    await expect(subject).toHaveValue('Typed early');
  },
);

test(
  'an invalid field shows its error even if the visitor types faster than the network',
  full,
  async ({ page }) => {
    await open(page, '/contact');
    const load = await hold(page, codeOf('sections/ContactForm/ContactForm.schema.js'));
    const email = form(page).getByLabel('Email address');
    await email.fill('ada at example');
    await form(page).getByLabel('Message').fill('Hello');
    load();
    await expect(email).toHaveAccessibleDescription(/^Enter an email address/);
  },
);
