/** Points 2 and 9 of the specification: Services and its packages. */
import { pricing } from '@rapport/ui/testing/playwright';
import { expect, expectAnswer, expectScroll, test } from './support.ts';
import { walk } from './walk.ts';

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
  await walk(page, '/services');

  await test.step('four services', async () => {
    const services = page.getByRole('region', { name: 'Four services, one team' });
    await expect(services.getByRole('heading', { level: 3 })).toHaveText([
      'Strategy Development',
      'Influencer Selection & Vetting',
      'Campaign Management',
      'Analytics & Reporting',
    ]);
  });

  await test.step('three packages as pricing cards, with price, features and a button without a target', async () => {
    expect(await pricing(page).plans()).toEqual(packages.map(({ name }) => name));
    const cards = page.getByRole('region', { name: 'Pick your package' }).getByRole('listitem');
    for (const { name, price, features, action } of packages) {
      expect(await pricing(page).price(name)).toBe(price);
      const card = cards.filter({ has: page.getByRole('heading', { name }) });
      await expect(card.getByRole('listitem')).toHaveText(features);
      await card.getByRole('button', { name: action }).click();
      await expectAnswer(page, new RegExp(name), `${name} package`);
    }
    const popular = cards.filter({ has: page.getByText('Most Popular') });
    await expect(popular.getByRole('heading')).toHaveText('Professional');
  });

  await test.step('a table below compares the packages', async () => {
    const table = page.getByRole('table', { name: 'Compare the packages' });
    await expect(table.getByRole('columnheader')).toHaveText(packages.map(({ name }) => name));
    const row = table.getByRole('row').filter({ hasText: 'Influencer partnerships' });
    // Each cell also names its package, for narrow windows.
    await expect(row.getByRole('cell')).toHaveText(['5', '15', 'Unlimited'], {
      useInnerText: true,
    });
  });

  await test.step('one line tells the packages from the plans of the platform, and leads there', async () => {
    await page.getByRole('link', { name: 'See the platform plans.' }).click();
    await expect(page).toHaveURL('/faq#billing-9');
    await expect(page.getByText('Brands choose from Basic, Professional, and')).toBeVisible();
    await page.goBack();
  });

  await test.step('Explore Services scrolls to the services', async () => {
    const services = page.getByRole('heading', { name: 'Four services, one team' });
    await expectScroll(page, page.getByRole('link', { name: 'Explore Services' }), services);
    await expect(page).toHaveURL('/services#services');
  });

  await test.step('Schedule a Call has no target; Contact Us and Get a Quote lead to /contact', async () => {
    await page.getByRole('button', { name: 'Schedule a Call' }).click();
    await expectAnswer(page, 'Schedule a call', 'Schedule a call');
    const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true });
    await expect(contact).toHaveAttribute('href', '/contact');
    await page.getByRole('link', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
