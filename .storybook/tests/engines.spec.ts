/**
 * Opens the first story of every part that no page of the site shows in Firefox and WebKit, at two
 * widths. The site's tests open those pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visualFaults } from '@rapport/browsers/faults';
import { expect, test } from '@rapport/browsers/test';
import { entries, groupsOf } from './storybook.ts';

const WIDTHS = [390, 1280];

/** zod tests whether it may use eval. The policy refuses, and zod goes on without it. */
const ZOD = /^Refused by script-src: eval/;

/** Whether Storybook shows the story, or an error. Evaluated in the page. */
const isShown = () =>
  document.body.className.includes('sb-show-errordisplay') ||
  (document.body.className.includes('sb-show-main') &&
    document.querySelector('#storybook-root > *') !== null);

const SITE = 'packages/app/src';
const site = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.stories|\.test)\.tsx$/.test(file))
  .map((file) => readFileSync(join(SITE, file), 'utf8'))
  .join('\n');

/** Whether the site’s code has an element of the part. */
const isOnSite = (part: string) => new RegExp(`<${part}\\b`).test(site);

const stories = entries.filter(
  ({ type, name, title }) =>
    type === 'story' &&
    name === 'Default' &&
    /^(?:Components|Sections)\//.test(title) &&
    !isOnSite(title.split('/').at(-1) ?? ''),
);

for (const [group, some] of groupsOf(stories))
  test(group, async ({ visitor }) => {
    for (const { id } of some) {
      // The story starts in a wide window, whatever the story before ended in.
      await visitor.resize(1280, 900);
      // Axe doubles the time, and runs elsewhere.
      await visitor.open(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      await visitor.until(isShown, null, `${id} to be shown`);
      const faults = (await visitor.errors()).filter((error) => !ZOD.test(error));
      for (const width of WIDTHS) {
        await visitor.resize(width, 900);
        const visible = await visitor.evaluate(visualFaults);
        faults.push(...visible.map((fault) => `${width} px: ${fault}`));
      }
      expect.soft(faults, id).toEqual([]);
    }
  });
