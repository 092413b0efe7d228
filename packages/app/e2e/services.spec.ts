/** Points 2 and 9 of the specification: Services and its packages. */
import type { Page } from '@playwright/test';
import { expect, expectAnswer, open, test } from './support.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Pick your package' });

/** The cells of a package, from its price to its last feature. */
const cells = (page: Page, index: number) =>
  table(page)
    .getByRole('row')
    .locator(`td:nth-child(${index + 2})`);

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

  for (const [index, { name, price, features, action }] of packages.entries())
    await test.step(`the package ${name} has its price, its features and a button without a target`, async () => {
      const [, ...values] = await cells(page, index).allInnerTexts();
      await expect(table(page).getByRole('columnheader').nth(index)).toContainText(name);
      await expect(cells(page, index).first()).toContainText(price);
      // A dash where the document lists nothing more.
      expect(values.filter((value) => !value.includes('Not included'))).toEqual(features);
      await cells(page, index).first().getByRole('button', { name: action }).click();
      await expectAnswer(page, new RegExp(name), `${name} package`);
      await expect(page).toHaveURL('/services');
    });

  await test.step('only Professional is marked Most Popular', async () => {
    const mark = page.getByText('Most Popular').filter({ visible: true });
    await expect(mark).toHaveCount(1);
    await expect(table(page).getByRole('columnheader', { name: /^Professional/ })).toContainText(
      'Most Popular',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(mark).toHaveCount(1);
    await expect(
      table(page).getByRole('cell', { name: /^Professional Most Popular/ }),
    ).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('one line tells the packages from the plans of the platform', async () => {
    await expect(page.getByText('These packages cover our agency service.')).toContainText(
      'Basic, Professional, and Enterprise for brands, and Premium for creators',
    );
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
