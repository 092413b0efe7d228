/** Points 2, 3 and 9 of the specification: Careers. */
import { expect, expectAnswer, expectScroll, test } from './support.ts';
import { walk } from './walk.ts';

const OUTLINE = [
  'Engineering',
  '· Senior Full Stack Developer',
  '· Machine Learning Engineer',
  'Marketing',
  '· Content Marketing Manager',
  'Product',
  '· Senior Product Manager',
  '· UX/UI Designer',
];

test('/careers says and does what the product document describes', async ({ page }) => {
  await walk(page, '/careers');
  const positions = page.getByRole('region', { name: 'Open positions' });

  await test.step('Why Join Us with six benefits, and photo cards of the teams', async () => {
    const benefits = page.getByRole('region', { name: 'Why Join Us' });
    await expect(benefits.getByRole('listitem')).toHaveCount(6);
    const teams = page.getByRole('region', { name: 'Our teams' }).getByRole('listitem');
    await expect(teams).toHaveCount(4);
    for (const team of await teams.all()) await expect(team.locator('img')).toBeVisible();
  });

  await test.step('the open positions, grouped by department', async () => {
    const outline = await positions
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.map(({ tagName, textContent }) => (tagName === 'H4' ? '· ' : '') + textContent),
      );
    expect(outline.slice(1, -1)).toEqual(OUTLINE);
  });

  await test.step('each position has a location, is Full-time and lists skills', async () => {
    const rows = positions.getByRole('listitem').filter({ has: page.locator('h4') });
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) {
      await expect(row).toContainText(/San Francisco|New York/);
      await expect(row).toContainText('Full-time');
      await expect(row.getByRole('list', { name: 'Skills' })).toContainText(/\w/);
    }
  });

  await test.step('internships in four fields, with 12 paid weeks and their dates', async () => {
    const program = page.locator('#internships');
    await expect(program.getByRole('term')).toHaveText([
      'Software Engineering',
      'Product Design',
      'Marketing',
      'Data Science',
      'Length',
      'Applications opened',
      'Application deadline',
      'Program period',
    ]);
    await expect(program).toContainText('12 weeks, paid');
    for (const date of ['October 1, 2024', 'January 15, 2025', 'June to August 2025'])
      await expect(program).toContainText(date);
  });

  await test.step('Apply Now, Submit General Application and Learn More & Apply say how to apply', async () => {
    for (const [name, title, subject] of [
      ['Apply Now UX/UI Designer', 'Apply: UX/UI Designer', 'Application: UX/UI Designer'],
      ['Submit General Application', 'Send a general application', 'General application'],
      ['Learn More & Apply', 'Apply for an internship', 'Internship application'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectAnswer(page, title, subject);
    }
    await expect(page).toHaveURL('/careers');
  });

  await test.step('links lead to the positions, to the internships and to Contact Recruiting', async () => {
    const hero = page.getByRole('main').getByRole('region').first();
    const heading = positions.getByRole('heading', { name: 'Open positions' });
    await expectScroll(page, hero.getByRole('link', { name: 'Open positions' }), heading);
    await hero.getByRole('link', { name: 'Internships' }).click();
    await expect(page).toHaveURL('/careers#internships');
    await page.getByRole('link', { name: 'Contact Recruiting' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
