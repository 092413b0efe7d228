/** Points 2 and 5 of the specification: Blog. */
import { newsletterForm } from '@rapport/ui/testing/playwright';
import { expect, open, test } from './support.ts';

test('/blog says and does what the product document describes', async ({ page }) => {
  await open(page, '/blog');

  await test.step('there is one featured article and three recent ones', async () => {
    const featured = page.getByRole('region', { name: 'The future of influencer marketing' });
    await expect(featured).toContainText('Featured article');
    await expect(featured.getByRole('link')).toHaveAttribute(
      'href',
      '/blog/future-of-influencer-marketing',
    );
    const recent = page.getByRole('region', { name: 'Recent articles' }).getByRole('link');
    expect(
      await recent.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/blog/maximizing-roi', '/blog/micro-vs-macro', '/blog/authentic-partnerships']);
  });

  await test.step('one sentence says that the articles open soon, and no link says it again', async () => {
    await expect(page.getByText('Articles open soon')).toHaveCount(1);
    await expect(page.getByText('Coming soon', { exact: true })).toHaveCount(0);
  });

  await test.step('each article shows its author and reading time, and no date before it is out', async () => {
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(4);
    for (const article of await articles.all()) {
      await expect(article.locator('time')).toHaveCount(0);
      await expect(article).toContainText(/\d min read/);
    }
  });

  await test.step('six category tiles lead to their categories', async () => {
    const tiles = page.getByRole('region', { name: 'Topics we’ll cover' }).getByRole('link');
    expect(
      await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(
      ['strategy', 'analytics', 'trends', 'case-studies', 'platforms', 'tips'].map(
        (category) => `/blog/category/${category}`,
      ),
    );
  });

  await test.step('the newsletter has one required email field with its placeholder, and Subscribe', async () => {
    const form = page.getByRole('main').locator('form');
    const field = form.getByRole('textbox');
    await expect(field).toHaveCount(1);
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

  await test.step('subscribing sends nothing, and says so', async () => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    await expect(page.getByText('The newsletter isn’t live yet.').first()).toBeVisible();
    await newsletterForm(page).fill({ email: 'maya@example.com' }).submit();
    await expect(page.getByText('you’re not subscribed')).toBeVisible();
    expect(requests).toEqual([]);
  });

  await test.step('articles and categories do not exist yet: their links end at /', async () => {
    await page.getByRole('link', { name: 'The future of influencer marketing' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await page.getByRole('link', { name: 'Case studies' }).click();
    await expect(page).toHaveURL('/');
  });
});
