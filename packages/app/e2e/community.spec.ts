/** Points 2 and 9 of the specification: Community. */
import { expect, expectAnswer, open, test } from './support.ts';

test('/community says and does what the product document describes', async ({ page }) => {
  await open(page, '/community');

  await test.step('there are six feature blocks and three featured members', async () => {
    const blocks = page.getByRole('region', { name: 'What you can do here' });
    await expect(blocks.getByRole('heading', { level: 3 })).toHaveCount(6);
    for (const name of ['Networking events', 'Workshops', 'Coaching'])
      await expect(blocks.getByRole('heading', { level: 3, name })).toBeVisible();
    const members = page.getByRole('region', { name: 'Featured members' });
    await expect(members.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  await test.step('there are three upcoming events, with dates and attendees', async () => {
    const events = page.getByRole('region', { name: 'Community events' }).getByRole('listitem');
    await expect(events).toHaveCount(3);
    const days = events.locator('time');
    await expect(days).toHaveText(['May 25 2025', 'June 10 2025', 'June 22 2025']);
    expect(await days.evaluateAll((all) => all.map((day) => day.getAttribute('datetime')))).toEqual(
      ['2025-05-25', '2025-06-10', '2025-06-22'],
    );
    await expect(events).toContainText(['250+ attendees', '180+ attendees', '300+ attendees']);
  });

  await test.step('the call to action has Sign Up Free and Log In', async () => {
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(closing.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  });

  await test.step('each event has a Register Now button, which its description identifies and which says how to register', async () => {
    const buttons = page.getByRole('button', { name: 'Register Now' });
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) {
      const event = await button.evaluate(
        ({ ariaDescribedByElements }) => ariaDescribedByElements?.[0]?.textContent ?? '',
      );
      expect(event).toMatch(/\w/);
      await button.click();
      await expectAnswer(page, event, `Event: ${event}`);
    }
    await expect(page).toHaveURL('/community');
  });

  await test.step('View All Events leads to /events, which ends at /', async () => {
    const link = page.getByRole('link', { name: 'View All Events' });
    await expect(link).toHaveAttribute('href', '/events');
    await link.click();
    await expect(page).toHaveURL('/');
  });

  await test.step('Join Now leads to /register', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Join Now' }).click();
    await expect(page).toHaveURL('/register');
  });
});
