/** Opens and plays the first story of every part in Firefox and WebKit, at two widths. */
import { visualFaults } from '@rapport/browsers/faults';
import { expect, test } from '@rapport/browsers/test';
import { entries, groupsOf } from './storybook.ts';

const WIDTHS = [390, 1280];
/** Play functions wait up to ten seconds at each step. */
const PATIENCE_MS = 40_000;

/** The events of Storybook's preview. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => { message?: string }[] | undefined;
  };
}

/** Whether the story has ended. Evaluated in the page, like the next. */
const isFinished = () =>
  (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined;

/** Returns why the story was not drawn, or why its play function failed. */
const failures = () =>
  ['storyErrored', 'storyThrewException', 'playFunctionThrewException'].flatMap((event) => {
    const [error] = (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last(event) ?? [];
    return error ? [`${event}: ${error.message}`] : [];
  });

const stories = entries.filter(
  ({ type, name, title }) =>
    type === 'story' && name === 'Default' && /^(?:Components|Sections|Pages)\//.test(title),
);

for (const [group, some] of groupsOf(stories))
  test(group, async ({ visitor }) => {
    for (const { id } of some) {
      // Axe doubles the time, and runs elsewhere.
      await visitor.open(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      await visitor.until(isFinished, null, `${id} to finish`, PATIENCE_MS);
      const faults = await visitor.evaluate(failures);
      for (const width of WIDTHS) {
        await visitor.resize(width, 900);
        const visible = await visitor.evaluate(visualFaults);
        faults.push(...visible.map((fault) => `${width} px: ${fault}`));
      }
      expect.soft([...faults, ...(await visitor.errors())], id).toEqual([]);
    }
  });
