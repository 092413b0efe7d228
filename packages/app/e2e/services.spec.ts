/** Points 2 and 9 of the specification: Services and its packages. */
import type { Page } from '@playwright/test';
import { pricing } from '@rapport/ui/testing/playwright';
import { expect, expectAnswer, open, test } from './support.ts';

/** The cards of the packages. */
const cards = (page: Page) => page.getByRole('region', { name: 'Pick your package' });

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

test('/services says and does what the product document describes', async ({ page }) => {
  await open(page, '/services');

  await test.step('there are four services', async () => {
    const services = page.getByRole('region', { name: 'Four services, one team' });
    await expect(services.getByRole('heading', { level: 3 })).toHaveText([
      'Strategy Development',
      'Influencer Selection & Vetting',
      'Campaign Management',
      'Analytics & Reporting',
    ]);
  });

  await test.step('the packages are pricing cards, smallest first', async () => {
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(
      packages.map(({ name }) => name),
    );
    expect(await pricing(page).plans()).toEqual(packages.map(({ name }) => name));
  });

  for (const { name, price, features, action } of packages)
    await test.step(`the package ${name} has its price, its features and a button without a target`, async () => {
      expect(await pricing(page).price(name)).toBe(price);
      const card = cards(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) });
      await expect(card.getByRole('listitem')).toHaveText(features);
      await card.getByRole('button', { name: action }).click();
      await expectAnswer(page, new RegExp(name), `${name} package`);
      await expect(page).toHaveURL('/services');
    });

  await test.step('only Professional is marked Most Popular', async () => {
    const mark = page.getByText('Most Popular');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(mark).toHaveCount(1);
      await expect(cards(page).locator('[data-highlighted]').filter({ has: mark })).toContainText(
        'Professional',
      );
    }
  });

  await test.step('a phone bears its length: it is no longer than the home page may be', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6950);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a table below compares the packages', async () => {
    const table = page.getByRole('table', { name: 'Compare the packages' });
    await expect(table.getByRole('columnheader')).toHaveText(packages.map(({ name }) => name));
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all();
    const texts = await Promise.all(rows.map((row) => row.innerText()));
    expect(texts.map((text) => text.split(/\s*[\t\n]\s*/))).toEqual([
      ['Strategy', 'Included', 'Advanced', 'Custom'],
      ['Influencer partnerships', '5', '15', 'Unlimited'],
      ['Campaign management', 'Basic', 'Full', 'Premium'],
      ['Performance reports', 'Monthly', 'Bi-weekly', 'Real-time dashboard'],
      ['Extras', 'Not included', 'Content strategy assistance', 'Dedicated account manager'],
    ]);
  });

  await test.step('one line tells the packages from the plans of the platform, and leads there', async () => {
    await expect(page.getByText('These packages cover our agency service.')).toBeVisible();
    await page.getByRole('link', { name: 'See the platform plans.' }).click();
    await expect(page).toHaveURL('/faq#billing-9');
    await expect(page.getByText('Brands choose from Basic, Professional, and')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/services');
  });

  await test.step('Explore Services scrolls to the services', async () => {
    // Too low a viewport for the target to be in view at first.
    await page.setViewportSize({ width: 1280, height: 500 });
    const services = page.getByRole('heading', { name: 'Four services, one team' });
    await expect(services).not.toBeInViewport();
    await page.getByRole('link', { name: 'Explore Services' }).click();
    await expect(page).toHaveURL('/services#services');
    await expect(services).toBeInViewport();
  });

  await test.step('the closing call to action has Contact Us to /contact and Schedule a Call without a target', async () => {
    await page.getByRole('button', { name: 'Schedule a Call' }).click();
    await expectAnswer(page, 'Schedule a call', 'Schedule a call');
    await expect(page).toHaveURL('/services#services');
    await page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });

  await test.step('Get a Quote leads to /contact', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
