/** Point 2 of the specification: For Influencers. */
import { expect, expectScroll, hrefs, test } from './support.ts';
import { walk } from './walk.ts';

test('/for-influencers says and does what the product document describes', async ({ page }) => {
  await walk(page, '/for-influencers');

  await test.step('three benefits, with 30% more earnings and AI-powered matching', async () => {
    const benefits = page.locator('#benefits');
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'Higher Earnings',
      'Brand Matching',
      'Growth Resources',
    ]);
    await expect(benefits).toContainText(/30%\s*more on average/);
    await expect(benefits).toContainText('AI-powered matching');
    await expect(benefits).toContainText('Workshops, networking events, and coaching');
  });

  await test.step('payments are typically processed 7-14 days after approval', async () => {
    const steps = page.getByRole('region', { name: 'How you get paid' }).getByRole('listitem');
    await expect(steps).toContainText([
      'deliver the work',
      'Campaign approval',
      'Typically 7–14 days later',
      'direct deposit, PayPal, or other methods',
    ]);
  });

  await test.step('the features are Portfolio Showcase and Campaign Management', async () => {
    const features = page.getByRole('region', { name: 'Get booked and stay organized' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Portfolio Showcase',
      'Campaign Management',
    ]);
  });

  await test.step('two testimonials', async () => {
    await expect(page.getByRole('main').getByRole('figure')).toContainText([
      'Travel and lifestyle creator',
      'Tech reviewer',
    ]);
  });

  await test.step('Sign up now and Contact us end the page', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing).toContainText('Join free or upgrade to Premium.');
    await expect(closing.getByRole('link')).toHaveText(['Sign up now', 'Contact us']);
    expect(await hrefs(closing.getByRole('link'))).toEqual(['/register', '/contact']);
  });

  await test.step('Learn more scrolls to the benefits', async () => {
    const benefits = page.getByRole('heading', { name: 'Earn more with less busywork' });
    await expectScroll(page, page.getByRole('link', { name: 'Learn more' }), benefits);
    await expect(page).toHaveURL('/for-influencers#benefits');
  });

  await test.step('the hero says Grow your influence and income, and Join as Influencer leads to /register', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Grow your influence and income',
    );
    await page.getByRole('link', { name: 'Join as Influencer' }).click();
    await expect(page).toHaveURL('/register?type=influencer');
    await expect(page.getByRole('radio', { name: "I'm an Influencer" })).toBeChecked();
  });
});
