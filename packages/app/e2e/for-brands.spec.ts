/** Point 2 of the specification: For Brands. */
import { codeOf, expect, open, requestsDuring, test } from './support.ts';

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
    const studies = page.getByRole('region', { name: 'Two campaigns and their results' });
    await expect(studies.getByRole('heading', { level: 3 })).toHaveCount(2);
    const facts = ['Brand', 'Creator', 'Brief'];
    await expect(studies.getByRole('term')).toHaveText([
      ...facts,
      'more sales',
      'follower growth',
      'ROI',
      ...facts,
      'more traffic',
      'more engagement',
      'higher conversion rate than traditional ads',
    ]);
    await expect(studies.getByRole('definition').filter({ hasText: '%' })).toHaveText([
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

test('the discovery preview ranks creators with the keyboard; its code comes when it is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const early = await requestsDuring(page, () => open(page, '/for-brands'));
  const finder = codeOf('pages/CreatorFinder.tsx');
  expect(early.filter((url) => finder.test(url))).toEqual([]);
  const region = page.getByRole('region', { name: 'Influencer Discovery' });
  const list = region.getByRole('listitem');
  await expect(list).toHaveCount(8);
  await expect(region.getByRole('combobox')).toHaveCount(0);

  await region.getByRole('list').scrollIntoViewIfNeeded();
  const niche = region.getByRole('combobox', { name: 'What they post about' });
  await expect(niche).toHaveValue('Home');
  await expect(list.first()).toContainText('Yuki Tanabe');
  await expect(region.getByText('Sample data')).toHaveCount(1);

  await test.step('a change ranks the list and is announced; the focus stays', async () => {
    await niche.focus();
    await page.keyboard.type('Tra');
    await expect(niche).toHaveValue('Travel');
    await region.getByRole('slider', { name: 'Lowest rate' }).press('ArrowLeft');
    await expect(region.getByRole('slider')).toHaveAttribute('aria-valuetext', '4.5%');
    await region.getByRole('combobox', { name: 'Age of followers' }).selectOption('25–34');
    await expect(list.first()).toContainText('Age, engagement, and niche fit.');
    await expect(region.getByRole('status')).toHaveText('1 of 8 creators fits: Leila Haddad.');
  });

  await test.step('if nothing fits, the closest come first, and the filters can be cleared', async () => {
    await niche.selectOption('Money');
    await expect(region.getByRole('status')).toContainText('No creator fits all of that.');
    await region.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await expect(region.getByRole('status')).toHaveText('All 8 creators, most engaged first.');
    await expect(region.getByRole('button', { name: 'Clear filters' })).toBeFocused();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the discovery preview is a complete list that says what was searched', async ({ page }) => {
    await page.goto('/for-brands');
    const region = page.getByRole('region', { name: 'Influencer Discovery' });
    await expect(region.getByRole('listitem')).toHaveCount(8);
    await expect(region.getByText('Age of followers 35–44')).toBeVisible();
    await expect(region.getByRole('combobox')).toHaveCount(0);
  });
});
