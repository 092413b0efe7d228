/** Points 2 and 9 of the specification: Community. */
import { expect, expectAnswer, hrefs, test } from './support.ts';
import { walk } from './walk.ts';

test('/community says and does what the product document describes', async ({ page }) => {
  await walk(page, '/community');

  await test.step('six feature blocks and three featured members', async () => {
    const blocks = page.getByRole('region', { name: 'What you can do here' });
    await expect(blocks.getByRole('heading', { level: 3 })).toHaveCount(6);
    for (const name of ['Networking events', 'Workshops', 'Coaching'])
      await expect(blocks.getByRole('heading', { level: 3, name })).toBeVisible();
    const members = page.getByRole('region', { name: 'Featured members' });
    await expect(members.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  await test.step('three upcoming events, with dates and attendees', async () => {
    const events = page.getByRole('region', { name: 'Community events' }).getByRole('listitem');
    const days = ['May 25 2025', 'June 10 2025', 'June 22 2025'];
    await expect(events.locator('time')).toHaveText(days);
    await expect(events).toContainText(['250+ attendees', '180+ attendees', '300+ attendees']);
  });

  await test.step('what isn’t open yet is said once', async () => {
    await expect(page.getByRole('main').getByText(/\bopens? soon\b/)).toHaveCount(1);
  });

  await test.step('Register Now says how to register for the event that describes it', async () => {
    await expect(page.getByRole('button', { name: 'Register Now' })).toHaveCount(3);
    const button = page.getByRole('button', { name: 'Register Now' }).first();
    const event = await button.evaluate(
      ({ ariaDescribedByElements }) => ariaDescribedByElements?.[0]?.textContent ?? '',
    );
    expect(event).toMatch(/\w/);
    await button.click();
    await expectAnswer(page, event, `Event: ${event}`);
    await expect(page).toHaveURL('/community');
  });

  await test.step('Sign Up Free and Log In end the page', async () => {
    const closing = page.getByRole('main').getByRole('region').last().getByRole('link');
    await expect(closing).toHaveText(['Sign Up Free', 'Log In']);
    expect(await hrefs(closing)).toEqual(['/register', '/login']);
  });

  await test.step('Join Now leads to /register, and View All Events to /events, which ends at /', async () => {
    await page.getByRole('link', { name: 'Join Now' }).click();
    await expect(page).toHaveURL('/register');
    await page.goBack();
    const all = page.getByRole('link', { name: 'View All Events' });
    await expect(all).toHaveAttribute('href', '/events');
    await all.click();
    await expect(page).toHaveURL('/');
  });
});
