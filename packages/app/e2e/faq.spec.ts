/** Points 2, 3, 4, 6 and 9 of the specification: questions and answers. */
import type { Page } from '@playwright/test';
import { faq } from '@rapport/ui/testing/playwright';
import { expect, open, test } from './support.ts';

const categories = {
  'Platform Basics': 'platform-basics',
  'For Brands': 'for-brands',
  'For Influencers': 'for-influencers',
  Technical: 'technical',
  Billing: 'billing',
};

const questions = (page: Page) => page.locator('main button[aria-expanded]');
const opened = (page: Page) => page.locator('main button[aria-expanded="true"]');

const answers: [question: string, words: string[]][] = [
  ['What is Rapport?', ['AI-powered', 'messages, files, approvals, contracts, and payments']],
  ['How do I find the right creators?', ['audience demographics, engagement rate, and niche']],
  [
    'When and how do I get paid?',
    ['7–14 days after campaign approval', 'direct deposit, PayPal, or other methods'],
  ],
  [
    'What plans do you offer?',
    [
      'Basic, Professional, and Enterprise',
      'Premium',
      'contact information, detailed analytics, priority matching, and personalized support',
    ],
  ],
  ['Does it cost anything to join as an influencer?', ['join free', 'upgrade to Premium']],
  [
    'Can I cancel my subscription?',
    [
      'any time from your account settings',
      'to the end of the billing period',
      'no refunds for partial months',
    ],
  ],
  ['Which browsers can I use?', ['Chrome, Firefox, Safari, and Edge']],
  ['How do you handle my data?', ['GDPR and CCPA']],
  [
    'How do I sign up?',
    [
      'First, choose brand or influencer',
      'Then add your email address, a password, and your profile information',
      'at least 18',
    ],
  ],
];

test('/faq says and does what the product document describes', async ({ page }) => {
  await open(page, '/faq');

  await test.step('there are ten questions in five categories, all collapsed at first', async () => {
    await expect(questions(page)).toHaveCount(10);
    await expect(opened(page)).toHaveCount(0);
    for (const [name, anchor] of Object.entries(categories)) {
      const group = page.locator(`[id="${anchor}"]`);
      await expect(group.getByRole('heading', { level: 3 })).toHaveText(name);
      await expect(group.locator('button[aria-expanded]').first()).toBeVisible();
    }
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
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) =>
        all.map(
          (one) => JSON.parse(one.textContent) as { '@type': string; mainEntity?: unknown[] },
        ),
      );
    expect(data.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toHaveLength(10);
  });

  await test.step('each chip jumps to its category, below the sticky header', async () => {
    for (const [name, anchor] of Object.entries(categories)) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/faq#${anchor}`);
      const heading = page.locator(`[id="${anchor}"]`).getByRole('heading', { level: 3 });
      await expect(heading).toBeInViewport();
      await expect
        .poll(async () => {
          const header = await page.getByRole('banner').boundingBox();
          const box = await heading.boundingBox();
          return box && header ? box.y - (header.y + header.height) : -1;
        })
        .toBeGreaterThanOrEqual(0);
    }
    await expect(opened(page)).toHaveCount(0);
  });

  for (const [question, words] of answers)
    await test.step(`the answer to “${question}” says what the product says`, async () => {
      const button = page.getByRole('button', { name: question, exact: true });
      await button.click();
      const item = page.locator('.rp-Accordion-item').filter({ has: button });
      // Compare the visible text.
      for (const part of words) await expect(item).toContainText(part, { useInnerText: true });
    });

  await test.step('each question opens and closes separately, and several can be open at once', async () => {
    await expect(opened(page)).toHaveCount(9);
    const last = (await faq(page).questions()).find(
      (question) => !answers.some(([other]) => other === question),
    );
    await faq(page).open(last ?? '');
    await expect(opened(page)).toHaveCount(10);
    await faq(page).close(last ?? '');
    await expect(opened(page)).toHaveCount(9);
  });
});

test('the hash of an entry opens it and scrolls to it, also on load', async ({ page }) => {
  await open(page, '/faq#billing-10');
  const cancel = page.getByRole('button', { name: 'Can I cancel my subscription?' });
  await expect(cancel).toHaveAttribute('aria-expanded', 'true');
  await expect(cancel).toBeInViewport();
  await expect(opened(page)).toHaveCount(1);

  await page.evaluate(() => {
    location.hash = 'technical-7';
  });
  const browsers = page.getByRole('button', { name: 'Which browsers can I use?' });
  await expect(browsers).toHaveAttribute('aria-expanded', 'true');
  await expect(browsers).toBeInViewport();
});

test('the browser finds text in a closed answer, and the answer opens', async ({ page }) => {
  // A text fragment searches like find-in-page, which no script can start.
  await open(page, '/faq');
  await page.goto('/faq#:~:text=Payments%20are%20typically%20processed');
  const paid = page.getByRole('button', { name: 'When and how do I get paid?' });
  await expect(paid).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Payments are typically processed')).toBeInViewport();
  await expect(opened(page)).toHaveCount(1);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('7–14 days after campaign approval')).toBeVisible();
    await expect(page.getByText('no refunds for partial months')).toBeVisible();
  });
});
