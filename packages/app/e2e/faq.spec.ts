/** Points 2, 3, 4, 6 and 9 of the specification: questions and answers. */
import type { Page } from '@playwright/test';
import { faq } from '@rapport/ui/testing/playwright';
import { expect, expectScroll, full, hold, open, ready, test } from './support.ts';
import { walk } from './walk.ts';

const categories = {
  'Platform Basics': 'platform-basics',
  'For Brands': 'for-brands',
  'For Influencers': 'for-influencers',
  Technical: 'technical',
  Billing: 'billing',
};

const opened = (page: Page) => page.locator('main button[aria-expanded="true"]');
const question = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const answers: Record<string, string[]> = {
  'What is Rapport?': ['AI-powered', 'messages, files, approvals, contracts, and payments'],
  'How do I find the right creators?': ['audience demographics, engagement rate, and niche'],
  'When and how do I get paid?': [
    '7–14 days after campaign approval',
    'direct deposit, PayPal, or other methods',
  ],
  'What plans do you offer?': [
    'Basic, Professional, and Enterprise',
    'Premium',
    'contact information, detailed analytics, priority matching, and personalized support',
  ],
  'Does it cost anything to join as an influencer?': ['join free', 'upgrade to Premium'],
  'Can I cancel my subscription?': [
    'any time from your account settings',
    'to the end of the billing period',
    'no refunds for partial months',
  ],
  'Which browsers can I use?': ['Chrome, Firefox, Safari, and Edge'],
  'How do you handle my data?': ['GDPR and CCPA'],
  'How do I sign up?': [
    'First, choose brand or influencer',
    'Then add your email address, a password, and your profile information',
    'at least 18',
  ],
};

test('/faq says and does what the product document describes', async ({ page }) => {
  await walk(page, '/faq');

  await test.step('ten questions in five categories, all collapsed at first', async () => {
    await expect(page.locator('main button[aria-expanded]')).toHaveCount(10);
    await expect(opened(page)).toHaveCount(0);
    for (const [name, anchor] of Object.entries(categories))
      await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 3 })).toHaveText(name);
  });

  await test.step('Still Have Questions? offers three support channels', async () => {
    const support = page.getByRole('region', { name: 'Still Have Questions?' });
    await expect(support.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(support).toContainText('Mon-Fri 9am-6pm EST');
    await expect(support).toContainText('replies within 24 hours');
    for (const href of ['/contact', '/help-center', '/community'])
      await expect(support.locator(`a[href="${href}"]`)).toBeVisible();
  });

  await test.step('search engines get the ten questions and their answers', async () => {
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const questions = data.find((text) => text.includes('FAQPage'))?.match(/"@type":"Question"/g);
    expect(questions).toHaveLength(10);
  });

  await test.step('each chip jumps to its category', async () => {
    for (const [name, anchor] of Object.entries(categories)) {
      const chip = page.getByRole('main').getByRole('link', { name, exact: true });
      await expectScroll(page, chip, page.locator(`#${anchor}`).getByRole('heading', { level: 3 }));
      await expect(page).toHaveURL(`/faq#${anchor}`);
    }
    await expect(opened(page)).toHaveCount(0);
  });

  await test.step('each question opens separately, with what the product says', async () => {
    for (const [name, words] of Object.entries(answers)) {
      await question(page, name).click();
      const item = page.locator('.rp-Accordion-item').filter({ has: question(page, name) });
      // Compare the visible text.
      for (const part of words) await expect(item).toContainText(part, { useInnerText: true });
    }
    await expect(opened(page)).toHaveCount(9);
    await faq(page).close('What is Rapport?');
    await expect(opened(page)).toHaveCount(8);
  });

  await test.step('questions are read by keyboard alone', async () => {
    await question(page, 'What is Rapport?').focus();
    await page.keyboard.press('Enter');
    await expect(question(page, 'What is Rapport?')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(page.locator('main button[aria-expanded]:focus')).toHaveCount(1);
    await expect(question(page, 'What is Rapport?')).not.toBeFocused();
  });
});

test('the hash of an entry opens it and scrolls to it, also on load', async ({ page }) => {
  await open(page, '/faq#billing-10');
  const cancel = question(page, 'Can I cancel my subscription?');
  await expect(cancel).toHaveAttribute('aria-expanded', 'true');
  await expect(cancel).toBeInViewport();
  await expect(opened(page)).toHaveCount(1);

  await page.evaluate(() => {
    location.hash = 'technical-7';
  });
  const browsers = question(page, 'Which browsers can I use?');
  await expect(browsers).toHaveAttribute('aria-expanded', 'true');
  await expect(browsers).toBeInViewport();
});

// A text fragment searches like find-in-page, which no script can start.
test(
  'the browser finds text in a closed answer, which opens even before the script',
  full,
  async ({ page }) => {
    const scripts = await hold(page, /\.js$/);
    await page.goto('/faq#:~:text=Payments%20are%20typically%20processed', { waitUntil: 'commit' });
    const answer = page.getByText('Payments are typically processed');
    await expect(answer).toBeInViewport();
    await expect(page.getByText('no refunds for partial months')).toBeHidden();
    scripts();
    await ready(page);
    const paid = question(page, 'When and how do I get paid?');
    await expect(paid).toHaveAttribute('aria-expanded', 'true');
    await expect(opened(page)).toHaveCount(1);
    await paid.click();
    await expect(answer).toBeHidden();
  },
);
