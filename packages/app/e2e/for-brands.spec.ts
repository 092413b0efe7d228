/** Point 2 of the specification: For Brands. */
import { expect, open, test } from './support.ts';

test('/for-brands says and does what the product document describes', async ({ page }) => {
  await open(page, '/for-brands');

  await test.step('the benefits are Precision Targeting, Measurable Results and Time Efficiency', async () => {
    const benefits = page.getByRole('region', {
      name: 'Know who you’ll reach and what it’s worth',
    });
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'Precision Targeting',
      'Measurable Results',
      'Time Efficiency',
    ]);
  });

  await test.step('campaign setup time is cut by 75%', async () => {
    await expect(page.getByRole('main')).toContainText(/75%\s*less time to set up a campaign/);
  });

  await test.step('the features are Influencer Discovery, with its filters, and Campaign Management', async () => {
    const discovery = page.getByRole('region', { name: 'Influencer Discovery' });
    await expect(discovery.getByRole('heading', { level: 3 })).toHaveText([
      'Audience demographics',
      'Engagement rate',
      'Niche',
    ]);
    const management = page.getByRole('region', { name: 'Campaign Management' });
    await expect(management.getByRole('heading', { level: 3 })).toHaveText([
      'Contracts',
      'Approval workflows',
      'Revision management',
      'Payments',
    ]);
  });

  await test.step('two case studies show the figures 45%, 28%, 320% and 215%, 189%, 35%', async () => {
    const studies = page.getByRole('region', { name: 'Two campaigns, start to finish' });
    await expect(studies.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(studies.getByRole('term')).toHaveText([
      'more sales',
      'follower growth',
      'ROI',
      'more traffic',
      'more engagement',
      'higher conversion rate than traditional ads',
    ]);
    await expect(studies.getByRole('definition')).toHaveText([
      '45%',
      '28%',
      '320%',
      '215%',
      '189%',
      '35%',
    ]);
  });

  await test.step('the closing call to action has Sign up now and Contact us', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing.getByRole('link', { name: 'Sign up now' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  await test.step("the hero says Amplify your brand's reach, and Join as Brand leads to /register", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Amplify your brand's reach");
    await page.getByRole('link', { name: 'Join as Brand' }).click();
    await expect(page).toHaveURL('/register?type=brand');
    await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
  });
});
