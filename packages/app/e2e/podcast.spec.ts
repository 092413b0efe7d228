/** Points 2, 4, 5 and 9 of the specification: the podcast. */
import { expect, expectAnswer, expectNothingSent, test } from './support.ts';
import { walk } from './walk.ts';

test('/podcast says and does what the product document describes', async ({ page }) => {
  await walk(page, '/podcast');
  const region = (name: string) => page.getByRole('region', { name });
  const latest = region('Latest Episodes');

  await test.step('About Our Podcast has three benefit cards', async () => {
    await expect(region('About Our Podcast').getByRole('heading', { level: 3 })).toHaveText([
      'Expert Insights',
      'Trend Analysis',
      'Success Stories',
    ]);
  });

  await test.step('three Latest Episodes, with title, guest, description, duration, date and image', async () => {
    const episodes = latest.getByRole('listitem');
    await expect(episodes).toHaveCount(3);
    for (const [index, [minutes, guest]] of [
      [45, 'Naledi Khumalo'],
      [38, 'Rafael Arce'],
      [52, 'Priya Raman'],
    ].entries()) {
      const episode = episodes.nth(index);
      await expect(episode.getByRole('heading', { level: 3 })).toHaveText(/\w/);
      await expect(episode.getByText(`${guest}, `)).toBeVisible();
      await expect(episode.locator('p').last()).toHaveText(/.{80,}/);
      await expect(episode.getByText(`${minutes} minutes`)).toBeVisible();
      await expect(episode.locator('time').first()).toHaveAttribute('datetime', /^2025-\d\d-\d\d$/);
      await expect(episode.locator('svg').first()).toBeVisible();
    }
  });

  await test.step('Available On names four platforms', async () => {
    await expect(region('Available On').getByRole('listitem')).toHaveText([
      'Apple Podcasts',
      'Spotify',
      'Google Podcasts',
      'Amazon Music',
    ]);
  });

  await test.step('search engines read the episodes', async () => {
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join().match(/"PodcastEpisode"/g)).toHaveLength(3);
  });

  await test.step('Listen Now, Share and View All Episodes lead nowhere and say why', async () => {
    const title = await latest.getByRole('heading', { level: 3 }).first().innerText();
    await latest.getByRole('button', { name: 'Listen Now' }).first().click();
    await expectAnswer(page, title, `Episode: ${title}`);
    await latest.getByRole('button', { name: 'Share' }).first().click();
    await expectAnswer(page, 'Share this episode');
    await latest.getByRole('button', { name: 'View All Episodes' }).click();
    await expectAnswer(page, 'All episodes', 'A topic for the podcast');
    await expect(page).toHaveURL('/podcast');
  });

  const form = region('Be Our Guest');
  const field = (name: string) => form.locator(`[name="${name}"]`);

  await test.step('name, email and topic are required; handles, availability and message are not', async () => {
    await form.getByRole('button', { name: 'Send application' }).click();
    for (const name of ['name', 'email', 'topic'])
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    for (const name of ['socialHandles', 'availability', 'message'])
      await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('an application is logged to the console only, the form is cleared and a panel says so', () =>
    expectNothingSent(page, async () => {
      const logged = page.waitForEvent('console', (entry) => entry.type() === 'log');
      const values = {
        name: 'Maya Okafor',
        email: 'maya@example.com',
        topic: 'Saying no to a brief',
        socialHandles: '@maya',
        availability: 'Tuesdays',
        message: 'I host a show, too.',
      };
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
      await form.getByRole('button', { name: 'Send application' }).click();
      await expect(form.getByText(/Thanks for offering to join us/)).toBeVisible();
      expect(await (await logged).args()[1]?.jsonValue()).toEqual(values);
      for (const name of Object.keys(values)) await expect(field(name)).toHaveValue('');
    }));
});
