/** Points 2 and 9 of the specification: Community. */
import { expect, open, requestsOf, test } from './support.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/community');
});

test('Join Now leads to /register', async ({ page }) => {
  await page.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL('/register');
});

test('there are six feature blocks and three featured members', async ({ page }) => {
  const blocks = page.getByRole('region', { name: 'What you can do here' });
  await expect(blocks.getByRole('heading', { level: 3 })).toHaveCount(6);
  for (const name of ['Networking events', 'Workshops', 'Coaching'])
    await expect(blocks.getByRole('heading', { level: 3, name })).toBeVisible();
  const members = page.getByRole('region', { name: 'Featured members' });
  await expect(members.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('there are three upcoming events, with dates and attendees', async ({ page }) => {
  const events = page.getByRole('region', { name: 'Upcoming events' }).getByRole('listitem');
  await expect(events).toHaveCount(3);
  const days = events.locator('time');
  await expect(days).toHaveText(['May 25 2025', 'June 10 2025', 'June 22 2025']);
  expect(await days.evaluateAll((all) => all.map((day) => day.getAttribute('datetime')))).toEqual([
    '2025-05-25',
    '2025-06-10',
    '2025-06-22',
  ]);
  await expect(events).toContainText(['250+ attendees', '180+ attendees', '300+ attendees']);
});

test('each event has a Register Now button, which its description identifies and which does nothing', async ({
  page,
}) => {
  const buttons = page.getByRole('button', { name: 'Register Now' });
  await expect(buttons).toHaveCount(3);
  const requests = requestsOf(page);
  const words = await page.getByRole('main').innerText();
  for (const button of await buttons.all()) {
    await expect(button).toHaveAccessibleDescription(/\w/);
    await button.click();
  }
  await expect(page).toHaveURL('/community');
  expect(await page.getByRole('main').innerText()).toBe(words);
  expect(requests).toEqual([]);
});

test('View All Events leads to /events, which ends at /', async ({ page }) => {
  const link = page.getByRole('link', { name: 'View All Events' });
  await expect(link).toHaveAttribute('href', '/events');
  await link.click();
  await expect(page).toHaveURL('/');
});

test('the call to action has Sign Up Free and Log In', async ({ page }) => {
  const closing = page.getByRole('main').getByRole('region').last();
  await expect(closing.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(closing.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
});
