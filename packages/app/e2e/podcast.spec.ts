/** Points 2, 4, 5 and 9 of the specification: the podcast. */
import type { Page } from '@playwright/test';
import { backendRequests, expect, expectAnswer, open, test } from './support.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('/podcast says and does what the product document describes', async ({ page }) => {
  await open(page, '/podcast');

  await test.step('About Our Podcast has three benefit cards', async () => {
    await expect(region(page, 'About Our Podcast').getByRole('heading', { level: 3 })).toHaveText([
      'Expert Insights',
      'Trend Analysis',
      'Success Stories',
    ]);
  });

  await test.step('there are three Latest Episodes, with title, guest, description, duration, date and image', async () => {
    const episodes = region(page, 'Latest Episodes').getByRole('listitem');
    await expect(episodes).toHaveCount(3);
    const sample = [
      { minutes: 45, guest: 'Naledi Khumalo' },
      { minutes: 38, guest: 'Rafael Arce' },
      { minutes: 52, guest: 'Priya Raman' },
    ];
    for (const [index, { minutes, guest }] of sample.entries()) {
      const episode = episodes.nth(index);
      await expect(episode.getByRole('heading', { level: 3 })).toHaveText(/\w/);
      await expect(episode.getByText(`${guest}, `)).toBeVisible();
      await expect(episode.locator('p').last()).toHaveText(/.{80,}/);
      await expect(episode.getByText(`${minutes} minutes`)).toHaveAttribute(
        'datetime',
        `PT${minutes}M`,
      );
      await expect(episode.locator('time').first()).toHaveAttribute('datetime', /^2025-\d\d-\d\d$/);
      await expect(episode.locator('svg').first()).toBeVisible();
    }
  });

  await test.step('Available On names four platforms', async () => {
    await expect(region(page, 'Available On').getByRole('listitem')).toHaveText([
      'Apple Podcasts',
      'Spotify',
      'Google Podcasts',
      'Amazon Music',
    ]);
  });

  await test.step('search engines read the episodes as the page shows them', async () => {
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) =>
        all.map((one) => JSON.parse(one.textContent) as Record<string, string>),
      );
    const episodes = data.filter((one) => one['@type'] === 'PodcastEpisode');
    expect(episodes.map((one) => one['timeRequired'])).toEqual(['PT45M', 'PT38M', 'PT52M']);
    const latest = region(page, 'Latest Episodes');
    await expect(latest.getByRole('heading', { level: 3 })).toHaveText(
      episodes.map((one) => one['name'] ?? ''),
    );
  });

  await test.step('Listen Now, Share and View All Episodes lead nowhere and say why', async () => {
    const latest = region(page, 'Latest Episodes');
    const before = await latest.innerHTML();
    const titles = await latest.getByRole('heading', { level: 3 }).allTextContents();
    const press = async (name: string, index: number) => {
      const button = latest.getByRole('button', { name }).nth(index);
      await expect(button).toBeEnabled();
      await button.click();
    };
    expect(titles).toHaveLength(3);
    for (const [index, title] of titles.entries()) {
      await press('Listen Now', index);
      await expectAnswer(page, title, `Episode: ${title}`);
      await press('Share', index);
      await expectAnswer(page, 'Share this episode');
    }
    await press('View All Episodes', 0);
    await expectAnswer(page, 'All episodes', 'A topic for the podcast');
    await expect(page).toHaveURL('/podcast');
    expect(await latest.innerHTML()).toBe(before);
  });

  await test.step('name, email and topic are required; handles, availability and message are not', async () => {
    const form = region(page, 'Be Our Guest');
    await form.getByRole('button', { name: 'Send application' }).click();
    for (const name of ['name', 'email', 'topic'])
      await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
    for (const name of ['socialHandles', 'availability', 'message'])
      await expect(form.locator(`[name="${name}"]`)).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('an application is logged to the console only, the form is cleared and a panel says so', async () => {
    const form = region(page, 'Be Our Guest');
    const logged = page.waitForEvent('console', { predicate: (entry) => entry.type() === 'log' });
    const sent = backendRequests(page);
    const values = {
      name: 'Maya Okafor',
      email: 'maya@example.com',
      topic: 'Saying no to a brief',
      socialHandles: '@maya',
      availability: 'Tuesdays',
      message: 'I host a show, too.',
    };
    for (const [name, value] of Object.entries(values))
      await form.locator(`[name="${name}"]`).fill(value);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(form.getByText(/Thanks for offering to join us/)).toBeVisible();
    const entry = await logged;
    expect(await entry.args()[1]?.jsonValue()).toEqual(values);
    for (const name of Object.keys(values))
      await expect(form.locator(`[name="${name}"]`)).toHaveValue('');
    expect([...sent, ...posts]).toEqual([]);
  });
});
