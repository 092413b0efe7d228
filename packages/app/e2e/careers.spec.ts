/** Points 2, 3 and 9 of the specification: Careers. */
import { expect, expectAnswer, open, test } from './support.ts';

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
const TITLES = OUTLINE.filter((line) => line.startsWith('· ')).map((line) => line.slice(2));

test('/careers says and does what the product document describes', async ({ page }) => {
  await open(page, '/careers');

  await test.step('Why Join Us has six benefits', async () => {
    const benefits = page.getByRole('region', { name: 'Why Join Us' });
    await expect(benefits.getByRole('listitem')).toHaveCount(6);
  });

  await test.step('there are photo cards of the teams', async () => {
    const teams = page.getByRole('region', { name: 'Our teams' });
    await expect(teams.getByRole('listitem')).toHaveCount(4);
    for (const team of await teams.getByRole('listitem').all())
      await expect(team.locator('svg').first()).toBeVisible();
  });

  await test.step('the open positions are grouped by department', async () => {
    const positions = page.getByRole('region', { name: 'Open positions' });
    const outline = await positions
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.map(({ tagName, textContent }) => (tagName === 'H4' ? '· ' : '') + textContent),
      );
    expect(outline.slice(1, -1)).toEqual(OUTLINE);
  });

  await test.step('each position has a location, is Full-time and lists skills', async () => {
    const positions = page.getByRole('region', { name: 'Open positions' });
    for (const title of TITLES) {
      const row = positions
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await expect(row).toContainText(/San Francisco|New York/);
      await expect(row).toContainText('Full-time');
      await expect(row.getByRole('list', { name: 'Skills' }).getByRole('listitem')).not.toHaveCount(
        0,
      );
    }
  });

  await test.step('internships are offered in four fields, with 12 paid weeks and their dates', async () => {
    const program = page.locator('#internships');
    await expect(program.getByRole('heading', { level: 3 })).toHaveText([
      'Software Engineering',
      'Product Design',
      'Marketing',
      'Data Science',
    ]);
    await expect(program).toContainText('12 weeks paid');
    await expect(program.getByRole('definition')).toHaveText([
      'October 1, 2024',
      'January 15, 2025',
      'June to August 2025',
    ]);
    expect(
      await program
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
    ).toEqual(['2024-10-01', '2025-01-15', '2025-06', '2025-08']);
  });

  await test.step('it ends with Contact Recruiting (to /contact)', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing.getByRole('link', { name: 'Contact Recruiting' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  await test.step('search engines get no incomplete positions', async () => {
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });

  await test.step('Apply Now, Submit General Application and Learn More & Apply lead nowhere and say how to apply', async () => {
    const buttons: [name: string, title: string, subject: string][] = [
      ...TITLES.map((title): [string, string, string] => [
        `Apply Now ${title}`,
        `Apply: ${title}`,
        `Application: ${title}`,
      ]),
      ['Submit General Application', 'Send a general application', 'General application'],
      ['Learn More & Apply', 'Apply for an internship', 'Internship application'],
    ];
    for (const [name, title, subject] of buttons) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectAnswer(page, title, subject);
    }
    await expect(page).toHaveURL('/careers');
  });

  await test.step('the links in the hero lead to the positions and internships on the page', async () => {
    const hero = page.getByRole('main').getByRole('region').first();
    await hero.getByRole('link', { name: 'Open positions' }).click();
    await expect(page.getByRole('heading', { name: 'Open positions' })).toBeInViewport();
    await page.goBack();
    await hero.getByRole('link', { name: 'Internships' }).click();
    await expect(page).toHaveURL('/careers#internships');
  });
});

// A JobPosting is invalid without a date, a description and an address, which the page lacks.
