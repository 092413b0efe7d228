/** Point 2 of the specification: For Brands. */
import { expect, hrefs, test } from './support.ts';
import { walk } from './walk.ts';

test('/for-brands says and does what the product document describes', async ({ page }) => {
  await walk(page, '/for-brands');
  const titlesIn = (name: string) =>
    page.getByRole('region', { name }).getByRole('heading', { level: 3 });

  await test.step('three benefits, and 75% less campaign setup time', async () => {
    await expect(titlesIn('Know who you’ll reach and what it’s worth')).toHaveText([
      'Precision Targeting',
      'Measurable Results',
      'Time Efficiency',
    ]);
    await expect(page.getByRole('main')).toContainText(/75%\s*less time to set up a campaign/);
  });

  await test.step('the features are Influencer Discovery, with its filters, and Campaign Management', async () => {
    await expect(titlesIn('Influencer Discovery')).toHaveText([
      'Audience demographics',
      'Engagement rate',
      'Niche',
    ]);
    await expect(titlesIn('Campaign Management')).toHaveText([
      'Contracts',
      'Approval workflows',
      'Revision management',
      'Payments',
    ]);
  });

  await test.step('two case studies with their figures', async () => {
    const studies = page.getByRole('region', { name: 'Two campaigns and their results' });
    await expect(studies.getByRole('heading', { level: 3 })).toHaveCount(2);
    const figures = [
      ['more sales', '45%'],
      ['follower growth', '28%'],
      ['ROI', '320%'],
      ['more traffic', '215%'],
      ['more engagement', '189%'],
      ['higher conversion rate than traditional ads', '35%'],
    ];
    const facts = /^(?:Brand|Creator|Brief)$/;
    await expect(studies.getByRole('term').filter({ hasNotText: facts })).toHaveText(
      figures.map(([term]) => term!),
    );
    await expect(studies.getByRole('definition').filter({ hasText: '%' })).toHaveText(
      figures.map(([, figure]) => figure!),
    );
  });

  await test.step('Sign up now and Contact us end the page', async () => {
    const closing = page.getByRole('main').getByRole('region').last().getByRole('link');
    await expect(closing).toHaveText(['Sign up now', 'Contact us']);
    expect(await hrefs(closing)).toEqual(['/register', '/contact']);
  });

  await test.step('the discovery preview ranks creators, by keyboard too', async () => {
    const region = page.getByRole('region', { name: 'Influencer Discovery' });
    const list = region.getByRole('listitem');
    await expect(list).toHaveCount(8);
    await region.getByRole('list').scrollIntoViewIfNeeded();
    const niche = region.getByRole('combobox', { name: 'What they post about' });
    await expect(niche).toHaveValue('Home');
    await expect(list.first()).toContainText('Yuki Tanabe');
    await niche.focus();
    await page.keyboard.type('Tra');
    await expect(niche).toHaveValue('Travel');
    await region.getByRole('slider', { name: 'Lowest rate' }).press('ArrowLeft');
    await expect(region.getByRole('slider')).toHaveAttribute('aria-valuetext', '3.5%');
    await region.getByRole('combobox', { name: 'Age of followers' }).selectOption('25–34');
    await expect(region.getByRole('status')).toHaveText('1 match out of 8');
    await region.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await expect(region.getByRole('status')).toHaveText('All 8 creators, most engaged first.');
    await expect(region.getByRole('button', { name: 'Clear filters' })).toBeFocused();
  });

  await test.step("the hero says Amplify your brand's reach, and Join as Brand leads to /register", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Amplify your brand's reach");
    await page.getByRole('link', { name: 'Join as Brand' }).click();
    await expect(page).toHaveURL('/register?type=brand');
    await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
  });
});
