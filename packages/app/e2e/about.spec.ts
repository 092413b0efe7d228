/** Points 1 and 2 of the specification: About. */
import { expect, hrefs, test } from './support.ts';
import { walk } from './walk.ts';

test('/about says and does what the product document describes', async ({ page }) => {
  await walk(page, '/about');

  await test.step('the company story: founded in 2022, over 50 staff, a founder with 15+ years', async () => {
    await expect(page.getByRole('region', { name: 'Our story' })).toContainText('2022');
    const figures = page.getByRole('region', { name: 'Rapport by the numbers' });
    await expect(figures.getByRole('term')).toHaveText([
      'Founded',
      'People on our team',
      'Founder’s years of experience',
    ]);
    await expect(figures.getByRole('definition')).toHaveText(['2022', 'Over 50', '15+']);
  });

  await test.step('three values', async () => {
    const values = page.getByRole('region', { name: 'Our values' });
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Authenticity',
      'Transparency',
      'Innovation',
    ]);
  });

  await test.step('a team of three, each with a portrait', async () => {
    const people = page.getByRole('region', { name: 'Meet the team' }).getByRole('listitem');
    await expect(people.getByRole('heading', { level: 3 })).toHaveCount(3);
    for (const person of await people.all()) await expect(person.locator('img')).toBeVisible();
  });

  await test.step('Sign Up and Join Our Team end the page', async () => {
    const closing = page.getByRole('main').getByRole('region').last().getByRole('link');
    await expect(closing).toHaveText(['Sign Up', 'Join Our Team']);
    expect(await hrefs(closing)).toEqual(['/register', '/careers']);
  });
});
