/** Point 2 of the specification: For Influencers. */
import { expect, open, test } from './support.ts';

test('/for-influencers says and does what the product document describes', async ({ page }) => {
  await open(page, '/for-influencers');

  await test.step('the benefits are Higher Earnings, Brand Matching and Growth Resources', async () => {
    await expect(page.locator('#benefits').getByRole('heading', { level: 3 })).toHaveText([
      'Higher Earnings',
      'Brand Matching',
      'Growth Resources',
    ]);
  });

  await test.step('influencers earn 30% more on average', async () => {
    await expect(page.locator('#benefits')).toContainText(/30%\s*more on average/);
  });

  await test.step('matching is AI-powered, and workshops, networking events and coaching are offered', async () => {
    const benefits = page.locator('#benefits');
    await expect(benefits).toContainText('AI-powered matching');
    await expect(benefits).toContainText('Workshops, networking events, and coaching');
  });

  await test.step('payments are typically processed 7-14 days after approval', async () => {
    const steps = page.getByRole('region', { name: 'How you get paid' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(0)).toContainText('deliver the work');
    await expect(steps.nth(1)).toContainText('Campaign approval');
    await expect(steps.nth(2)).toContainText('Payment is processed');
    await expect(steps.nth(2)).toContainText('Typically 7–14 days later');
    await expect(steps.nth(3)).toContainText('direct deposit, PayPal, or other methods');
  });

  await test.step('the features are Portfolio Showcase and Campaign Management', async () => {
    const features = page.getByRole('region', { name: 'Get booked and stay organized' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Portfolio Showcase',
      'Campaign Management',
    ]);
  });

  await test.step('there are testimonials of a travel and lifestyle creator and a tech reviewer', async () => {
    const quotes = page.getByRole('main').getByRole('figure');
    await expect(quotes).toHaveCount(2);
    await expect(quotes.first()).toContainText('Travel and lifestyle creator');
    await expect(quotes.last()).toContainText('Tech reviewer');
  });

  await test.step('the closing call to action has Sign up now and Contact us', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing).toContainText('Join free or upgrade to Premium.');
    await expect(closing.getByRole('link', { name: 'Sign up now' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  await test.step('Learn more scrolls to the benefits', async () => {
    // Too low a viewport for the target to be in view at first.
    await page.setViewportSize({ width: 1280, height: 500 });
    const benefits = page.getByRole('heading', { name: 'Earn more with less busywork' });
    await expect(benefits).not.toBeInViewport();
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect(page).toHaveURL('/for-influencers#benefits');
    await expect(benefits).toBeInViewport();
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
