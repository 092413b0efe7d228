/** Point 2 of the specification: Analytics. */
import { expect, expectScroll, hrefs, test } from './support.ts';
import { walk } from './walk.ts';

test('/analytics says and does what the product document describes', async ({ page }) => {
  await walk(page, '/analytics');

  await test.step('six feature blocks with charts, whose values are also available as text', async () => {
    const blocks = page.locator('#features');
    await expect(blocks.getByRole('heading', { level: 3 })).toHaveCount(6);
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

  await test.step('a dashboard preview with four figures, marked once as sample data', async () => {
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

  await test.step('three testimonials', async () => {
    const voices = page.getByRole('region', { name: 'What creators and brands say' });
    await expect(voices.locator('blockquote')).toHaveCount(3);
    await expect(voices.locator('figcaption')).toHaveCount(3);
  });

  await test.step('links to /register and /contact end the page', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    expect(await hrefs(closing.getByRole('link'))).toEqual(['/register', '/contact']);
  });

  await test.step('Get Started leads to /register, Learn More to the features', async () => {
    const hero = page.getByRole('main').getByRole('region').first();
    const start = hero.getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/register');
    const features = page.getByRole('heading', { name: 'Know how every campaign went' });
    await expectScroll(page, hero.getByRole('link', { name: 'Learn More' }), features);
    await expect(page).toHaveURL('/analytics#features');
  });
});
