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

test('there are ten questions in five categories, all collapsed at first', async ({ page }) => {
  await open(page, '/faq');
  await expect(questions(page)).toHaveCount(10);
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(0);
  for (const [name, anchor] of Object.entries(categories)) {
    const group = page.locator(`[id="${anchor}"]`);
    await expect(group.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(group.locator('button[aria-expanded]').first()).toBeVisible();
  }
});

test('each chip jumps to its category, below the sticky header', async ({ page }) => {
  await open(page, '/faq');
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
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(0);
});

test('each question opens and closes separately, and several can be open at once', async ({
  page,
}) => {
  await open(page, '/faq');
  const all = await faq(page).questions();
  for (const question of all) await faq(page).open(question);
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(10);
  await faq(page).close(all[3] ?? '');
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(9);
});

const answers: [question: string, words: string[]][] = [
  ['What is Rapport?', ['AI-powered', 'messages, files, approvals, contracts, and payments']],
  ['How do I find the right influencers?', ['audience demographics, engagement rate, and niche']],
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
      'any time, from your account settings',
      'to the end of the billing period',
      'no refunds for partial months',
    ],
  ],
  ['Which browsers can I use?', ['Chrome, Firefox, Safari, and Edge']],
  ['How do you handle my data?', ['GDPR and CCPA']],
  [
    'How do I sign up?',
    [
      'First, tell us whether you’re a brand or an influencer',
      'Then add your email address, a password, and your profile information',
      'at least 18',
    ],
  ],
];

for (const [question, words] of answers)
  test(`the answer to “${question}” says what the product says`, async ({ page }) => {
    await open(page, '/faq');
    const answer = await faq(page).open(question).answer(question);
    for (const part of words) expect(answer).toContain(part);
  });

test('the hash of an entry opens it and scrolls to it, also on load', async ({ page }) => {
  await open(page, '/faq#billing-10');
  const cancel = page.getByRole('button', { name: 'Can I cancel my subscription?' });
  await expect(cancel).toHaveAttribute('aria-expanded', 'true');
  await expect(cancel).toBeInViewport();
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);

  await page.evaluate(() => {
    location.hash = 'technical-7';
  });
  const browsers = page.getByRole('button', { name: 'Which browsers can I use?' });
  await expect(browsers).toHaveAttribute('aria-expanded', 'true');
  await expect(browsers).toBeInViewport();
});

test('the browser finds text in a closed answer, and the answer opens', async ({ page }) => {
  // A text fragment searches the page as find-in-page does, which no script can start.
  await open(page, '/faq');
  await page.goto('/faq#:~:text=Payments%20are%20typically%20processed');
  const paid = page.getByRole('button', { name: 'When and how do I get paid?' });
  await expect(paid).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Payments are typically processed')).toBeInViewport();
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);
});

test('Still Have Questions? offers three support channels', async ({ page }) => {
  await open(page, '/faq');
  const support = page.getByRole('region', { name: 'Still Have Questions?' });
  await expect(support.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(support).toContainText('Mon-Fri 9am-6pm EST');
  await expect(support).toContainText('replies within 24 hours');
  for (const href of ['/contact', '/help-center', '/community'])
    await expect(support.locator(`a[href="${href}"]`)).toBeVisible();
});

test('search engines get the ten questions and their answers', async ({ page }) => {
  await open(page, '/faq');
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) =>
      all.map((one) => JSON.parse(one.textContent) as { '@type': string; mainEntity?: unknown[] }),
    );
  expect(data.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toHaveLength(10);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('7–14 days after campaign approval')).toBeVisible();
    await expect(page.getByText('no refunds for partial months')).toBeVisible();
  });
});
