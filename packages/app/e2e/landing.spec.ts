/** Point 2 of the specification: Landing. */
import { codeOf, expect, open, test } from './support.ts';

test('/ says and does what the product document describes', async ({ page }) => {
  await open(page, '/');

  await test.step('a strip shows six placeholders for brand logos', async () => {
    const strip = page.getByRole('region', { name: 'The kind of brands Rapport is made for' });
    await expect(strip.getByRole('listitem')).toHaveCount(6);
    await expect(strip).toContainText('placeholders');
  });

  await test.step('How It Works has three steps in the right order', async () => {
    const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem');
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Find the perfect match',
      'Collaborate seamlessly',
      'Track performance',
    ]);
  });

  await test.step('a campaign can be stepped through; its code comes when it is in view', async () => {
    const tour = page.getByRole('region', { name: 'One campaign, from brief to paid' });
    const code = codeOf('pictures/campaign-tour.tsx');
    const scripts = async () => {
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      return names.filter((name) => code.test(name));
    };
    // All steps are in the HTML, but not yet their code.
    await expect(tour.locator('[role=tabpanel]')).toHaveCount(6);
    await expect(tour.locator('button[data-waiting]')).toHaveCount(1);
    expect(await scripts()).toEqual([]);
    await tour.scrollIntoViewIfNeeded();
    await tour.getByRole('button', { name: 'Next: Match' }).click();
    expect(await scripts()).toHaveLength(1);
    await expect(tour.getByRole('tabpanel', { name: 'Match' })).toBeVisible();
    await tour.getByRole('tab', { name: 'Match' }).press('End');
    await expect(tour.getByRole('tab', { name: 'Paid' })).toBeFocused();
    await expect(tour.getByRole('tabpanel', { name: 'Paid' })).toContainText(
      'Payments are typically processed 7–14 days after a campaign is approved.',
    );
    await expect(tour.getByText('Sample data')).toBeVisible();
  });

  await test.step('three cards show messaging, portfolio and analytics', async () => {
    const features = page.getByRole('region', { name: 'One place for the whole collaboration' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Messaging system',
      'Portfolio management',
      'Analytics dashboard',
    ]);
    await expect(features).toContainText('Drafts, briefs, and files');
    await expect(features).toContainText('Start from a template, add photos and videos');
    await expect(features).toContainText('what a campaign reached and what it earned');
  });

  await test.step('a call to action and the footer end the page', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  await test.step('Learn more scrolls to How It Works', async () => {
    // Too low a viewport for the target to be in view at first.
    await page.setViewportSize({ width: 1280, height: 500 });
    const steps = page.getByRole('heading', { name: 'How It Works' });
    await expect(steps).not.toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Learn more' }).click();
    await expect(page).toHaveURL('/#how-it-works');
    await expect(steps).toBeInViewport();
  });

  await test.step('the hero says Connect. Create. Monetize., and Get started leads to /register', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL('/register');
  });
});

test('the focus stays in the campaign when its code takes the place of its HTML', async ({
  page,
}) => {
  await open(page, '/');
  const tour = page.getByRole('region', { name: 'One campaign, from brief to paid' });
  await page.getByRole('link', { name: 'Learn more' }).focus();
  await page.keyboard.press('Tab');
  await expect(tour.locator('button[data-waiting]')).toHaveCount(0);
  await expect(tour.getByRole('tab', { name: 'Brief' })).toBeFocused();
});
