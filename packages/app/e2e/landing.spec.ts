/** Point 2 of the specification: Landing. */
import { expect, expectScroll, test } from './support.ts';
import { walk } from './walk.ts';

test('/ says and does what the product document describes', async ({ page }) => {
  await walk(page, '/');

  await test.step('a strip shows six placeholders for brand logos', async () => {
    const strip = page.getByRole('region', { name: 'For brands in food, home, travel, and sport' });
    await expect(strip.getByRole('listitem')).toHaveCount(6);
    await expect(strip).toContainText('on this page are examples');
  });

  await test.step('How It Works has three steps in the right order', async () => {
    const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem');
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Find the perfect match',
      'Collaborate seamlessly',
      'Track performance',
    ]);
  });

  await test.step('a campaign is shown step by step, by the keyboard too', async () => {
    const tour = page.getByRole('region', { name: 'One campaign, from brief to paid' });
    await expect(tour.getByRole('listitem')).toHaveCount(6);
    const last = tour.getByRole('listitem').last();
    await expect(last).toContainText(
      'Payments are typically processed 7–14 days after a campaign is approved.',
    );
    await tour.getByRole('group', { name: 'Steps of the campaign' }).focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(last).toBeInViewport({ timeout: 100 });
    }).toPass();
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

  await test.step('a call to action ends the page', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    const link = closing.getByRole('link', { name: 'Sign up' });
    await expect(link).toHaveAttribute('href', '/register');
  });

  await test.step('Learn more scrolls to How It Works', async () => {
    const steps = page.getByRole('heading', { name: 'How It Works' });
    const more = page.getByRole('main').getByRole('link', { name: 'Learn more' });
    await expectScroll(page, more, steps);
    await expect(page).toHaveURL('/#how-it-works');
  });

  await test.step('the hero says Connect. Create. Monetize., and Get started leads to /register', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL('/register');
  });
});
