/**
 * Checks every story of the kit as its play leaves it, besides axe, which Storybook's addon runs: it
 * also hydrates the server's HTML, a second time on the same page.
 */
import type { ComponentType } from 'react';
import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { hydrationFaults, idFaults, untypedButtons } from './checks/markup.tsx';
import { smallTargets } from './checks/interaction.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon: the story, which is still on the page. */
    story?: Story;
  }
}

type Story = ComponentType & { id: string; tags: string[] };

// Storybook's own messages, which only its window shows.
for (const message of document.querySelectorAll('.sb-wrapper')) message.remove();

afterEach(async ({ story, task }) => {
  if (story && !task.result?.errors?.length) await check(story, task.file.filepath);
});

/** @throws Error that lists what is wrong with the story on the page. */
async function check(story: Story, file: string): Promise<void> {
  if (!/\/ui\/src\/|\/brand\/screens\//.test(file)) return;
  const page = document.body;
  // What a behavior story ends in, another one shows.
  const isShown = !story.tags.includes('behavior');
  const found = {
    ids: idFaults(page),
    ...(isShown && {
      buttons: untypedButtons(page),
      targets: smallTargets(page),
      hydration: await hydrationFaults(
        story,
        await commands.serverRender(file, story.id),
        story.tags.includes('page'),
      ),
    }),
  };
  const faults = Object.entries(found).flatMap(([name, each]) =>
    each.map((fault) => `${name}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
