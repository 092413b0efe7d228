/** Point 2 of the specification: Analytics. */
import { expect, open, test } from './support.ts';

test('/analytics says and does what the product document describes', async ({ page }) => {
  await open(page, '/analytics');

  await test.step('there are six feature blocks', async () => {
    const blocks = page.locator('#features').getByRole('heading', { level: 3 });
    await expect(blocks).toHaveCount(6);
  });

  await test.step('the blocks have charts, whose values are also available as text', async () => {
    const blocks = page.locator('#features');
    await expect(blocks.getByRole('figure')).toHaveCount(4);
    await expect(blocks.getByRole('table')).toHaveCount(4);
    await expect(blocks.getByRole('definition')).toHaveText(['27%', '54%', '19%']);
    await expect(blocks.getByRole('table', { name: 'Reach by format' })).toContainText(
      'Short video52%',
    );
    await expect(blocks.getByRole('table', { name: 'ROI by creator' })).toContainText(
      'Overall285%',
    );
  });

  await test.step('of the formats, only the best keeps the accent color', async () => {
    const chart = page.getByRole('figure', { name: 'Engagement rate by format' });
    const plain = chart.locator('.rp-BarChart-bar:not([data-quiet])');
    await expect(plain).toHaveCount(1);
    await expect(plain).toContainText('Long video');
  });

  await test.step('the dashboard preview shows four figures, marked as sample data', async () => {
    const preview = page.getByRole('region', { name: 'Everything on one page' });
    await expect(preview.getByText('Sample data')).toBeVisible();
    await expect(page.getByText('Sample data')).toHaveCount(1);
    await expect(preview.getByRole('term')).toHaveText([
      'Reach',
      'Engagement rate',
      'Conversions',
      'ROI',
    ]);
  });

  await test.step('there are three testimonials', async () => {
    const voices = page.getByRole('region', { name: 'What creators and brands say' });
    await expect(voices.locator('blockquote')).toHaveCount(3);
    await expect(voices.locator('figcaption')).toHaveCount(3);
  });

  await test.step('it ends with links to /register and to /contact', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    const hrefs = await closing
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/register', '/contact']);
  });

  await test.step('the hero has Get Started (to /register) and Learn More (to the features)', async () => {
    // Too low a viewport for the target to be in view at first.
    await page.setViewportSize({ width: 1280, height: 500 });
    const hero = page.getByRole('main').getByRole('region').first();
    const features = page.getByRole('heading', { name: 'Know how every campaign went' });
    await expect(features).not.toBeInViewport();
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/register',
    );
    await hero.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/analytics#features');
    await expect(features).toBeInViewport();
  });
});
