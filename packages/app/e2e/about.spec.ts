/** Points 1 and 2 of the specification: About. */
import { expect, open, test } from './support.ts';

test('/about says and does what the product document describes', async ({ page }) => {
  await open(page, '/about');

  await test.step('it tells the company story: founded in 2022, over 50 staff, a founder with 15+ years of experience', async () => {
    await expect(page.getByRole('region', { name: 'Our story' })).toContainText('2022');
    const figures = page.getByRole('region', { name: 'Rapport by the numbers' });
    await expect(figures.getByRole('term')).toHaveText([
      'Founded',
      'People on our team',
      'Founder’s years of experience',
    ]);
    await expect(figures.getByRole('definition')).toHaveText(['2022', 'Over 50', '15+']);
  });

  await test.step('there are three values: Authenticity, Transparency, Innovation', async () => {
    const values = page.getByRole('region', { name: 'Our values' });
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Authenticity',
      'Transparency',
      'Innovation',
    ]);
  });

  await test.step('the team has three people, each with a portrait', async () => {
    const people = page.getByRole('region', { name: 'Meet the team' }).getByRole('listitem');
    await expect(people).toHaveCount(3);
    for (const person of await people.all()) {
      await expect(person.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(person.locator('svg').first()).toBeVisible();
    }
  });

  await test.step('it ends with Sign Up (to /register) and Join Our Team (to /careers)', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/register',
    );
    await closing.getByRole('link', { name: 'Join Our Team' }).click();
    await expect(page).toHaveURL('/careers');
  });
});
