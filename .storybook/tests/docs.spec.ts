/**
 * Checks that a docs page loads once. Storybook reloads it if it removes a story that still
 * renders.
 */
import { expect, test } from '@playwright/test';

// Both pages show stories that the index lists under Tests. The number is that of their stories.
for (const [id, stories] of Object.entries({ rapportprovider: 5, hero: 6 }))
  test(`the docs page of ${id} is loaded once and draws each story once`, async ({ page }) => {
    const drawn: string[] = [];
    await page.exposeFunction('noteDrawn', (story: string) => drawn.push(story));
    await page.addInitScript(noteStories);
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    await expect.poll(() => new Set(drawn).size).toBe(stories);
    // A reload would come before the page is idle, and would abort the evaluation.
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );
    expect(drawn).toEqual([...new Set(drawn)]);
  });

/**
 * Reports each story that Storybook draws to the test. Evaluated in the page before its scripts.
 */
function noteStories(): void {
  interface Channel {
    on: (event: string, listener: (id: string) => void) => void;
  }
  const { noteDrawn } = window as unknown as { noteDrawn: (id: string) => void };
  let own: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => own,
    set: (channel: Channel) => {
      own = channel;
      channel.on('storyRendered', noteDrawn);
    },
  });
}
