/** Points 2 and 9 of the specification: Services and its packages. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './support.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/services');
});

const plan = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('Get a Quote leads to /contact', async ({ page }) => {
  await page.getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/contact');
});

test('Explore Services scrolls to the services', async ({ page }) => {
  // Too low a viewport for the target to be in view at first.
  await page.setViewportSize({ width: 1280, height: 500 });
  const services = page.getByRole('heading', { name: 'What we do for you' });
  await expect(services).not.toBeInViewport();
  await page.getByRole('link', { name: 'Explore Services' }).click();
  await expect(page).toHaveURL('/services#services');
  await expect(services).toBeInViewport();
});

test('there are four services', async ({ page }) => {
  const services = page.getByRole('region', { name: 'What we do for you' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Strategy Development',
    'Influencer Selection & Vetting',
    'Campaign Management',
    'Analytics & Reporting',
  ]);
});

const packages = [
  {
    name: 'Essential',
    price: '$2,500 per month',
    features: [
      'Strategy development',
      '5 influencer partnerships',
      'Basic campaign management',
      'Monthly performance reports',
    ],
    action: 'Get Started',
  },
  {
    name: 'Professional',
    price: '$5,000 per month',
    features: [
      'Advanced strategy development',
      '15 influencer partnerships',
      'Full campaign management',
      'Bi-weekly performance reports',
      'Content strategy assistance',
    ],
    action: 'Get Started',
  },
  {
    name: 'Enterprise',
    price: 'Custom price',
    features: [
      'Custom strategy',
      'Unlimited partnerships',
      'Premium campaign management',
      'Real-time performance dashboard',
      'Dedicated account manager',
    ],
    action: 'Contact Sales',
  },
];

for (const { name, price, features, action } of packages)
  test(`the package ${name} has its price, its features and a button without a target`, async ({
    page,
  }) => {
    const card = plan(page, name);
    await expect(card.getByRole('paragraph').filter({ hasText: price })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(features);
    await card.getByRole('button', { name: action }).click();
    await expect(page).toHaveURL('/services');
  });

test('only Professional is marked Most Popular', async ({ page }) => {
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(plan(page, 'Professional').getByText('Most Popular')).toBeVisible();
});

test('the closing call to action has Contact Us to /contact and Schedule a Call without a target', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Schedule a Call' }).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});
