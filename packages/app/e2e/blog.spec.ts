/** Points 2 and 5 of the specification: Blog. */
import { newsletterForm } from '@rapport/ui/testing/playwright';
import { expect, expectNothingSent, hrefs, test } from './support.ts';
import { walk } from './walk.ts';

test('/blog says and does what the product document describes', async ({ page }) => {
  await walk(page, '/blog');

  await test.step('one featured article and three recent ones', async () => {
    const featured = page.getByRole('region', { name: 'The future of influencer marketing' });
    await expect(featured).toContainText('Featured article');
    expect(await hrefs(featured.getByRole('link'))).toEqual([
      '/blog/future-of-influencer-marketing',
    ]);
    const recent = page.getByRole('region', { name: 'Recent articles' }).getByRole('link');
    expect(await hrefs(recent)).toEqual([
      '/blog/maximizing-roi',
      '/blog/micro-vs-macro',
      '/blog/authentic-partnerships',
    ]);
  });

  await test.step('what isn’t open yet is said once', async () => {
    await expect(page.getByRole('main').getByText(/\bopens? soon\b/)).toHaveCount(1);
  });

  await test.step('six category tiles', async () => {
    const tiles = page.getByRole('region', { name: 'Topics we’ll cover' }).getByRole('link');
    expect(await hrefs(tiles)).toEqual(
      ['strategy', 'analytics', 'trends', 'case-studies', 'platforms', 'tips'].map(
        (category) => `/blog/category/${category}`,
      ),
    );
  });

  await test.step('the newsletter has one required email field with its placeholder, and Subscribe', async () => {
    const form = page.getByRole('main').locator('form');
    const field = form.getByRole('textbox');
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('placeholder', 'Enter your email');
    await expect(field).toHaveAttribute('required', '');
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  await test.step('an invalid address is reported at the field', async () => {
    await newsletterForm(page).fill({ email: 'maya' }).submit();
    expect(await newsletterForm(page).errors()).toEqual({
      email: 'Enter an email address like name@example.com',
    });
  });

  await test.step('subscribing sends nothing, and says so', () =>
    expectNothingSent(page, async () => {
      await expect(page.getByText('The newsletter isn’t live yet.').first()).toBeVisible();
      await newsletterForm(page).fill({ email: 'maya@example.com' }).submit();
      await expect(page.getByText('you’re not subscribed')).toBeVisible();
    }));

  await test.step('articles do not exist yet: their links end at /', async () => {
    await page.getByRole('link', { name: 'The future of influencer marketing' }).click();
    await expect(page).toHaveURL('/');
  });
});
