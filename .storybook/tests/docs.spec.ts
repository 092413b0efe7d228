/** A docs page comes once: Storybook reloads it if it takes down a story that still renders. */
import { expect, test } from '@playwright/test';

// Both show stories that are tests in the index. The figure: how many stories they show.
for (const [id, stories] of Object.entries({ rapportprovider: 5, hero: 6 }))
  test(`the docs page of ${id} is loaded once and draws each story once`, async ({ page }) => {
    const drawn: string[] = [];
    await page.exposeFunction('noteDrawn', (story: string) => drawn.push(story));
    await page.addInitScript(noteStories);
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    await expect.poll(() => new Set(drawn).size).toBe(stories);
    // A reload would come before the page has nothing left to do, and take the evaluation down.
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );
    expect(drawn).toEqual([...new Set(drawn)]);
  });

/** Evaluated in the page before its scripts: tells the test of each story that Storybook draws. */
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
