/** Tests the server's HTML, before any script runs. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const tabs = [
  <Tab key="one" value="one">
    One
  </Tab>,
  <Tab key="two" value="two">
    Two
  </Tab>,
  <Tab key="more words" value="more words" disabled>
    Three
  </Tab>,
];
const serverHtml = (selected: string, list: ReactNode = tabs) =>
  renderToString(
    <Tabs defaultValue={selected}>
      <TabList label="Views">{list}</TabList>
      <TabPanel value="one">The first.</TabPanel>
      <TabPanel value="two">The second.</TabPanel>
      <TabPanel value="more words">The third.</TabPanel>
    </Tabs>,
  );
const html = serverHtml('two');
const all = (pattern: RegExp, text = html) => [...text.matchAll(pattern)].map(([, part]) => part);
/** Returns the roles of the elements that the Tab key reaches in the list. */
const stops = (text: string) =>
  all(/<((?:button|div)[^>]* role="tab(?:list)?"[^>]*>)/g, text)
    .filter((tag) => tag?.includes('tabindex="0"') && !tag.includes('disabled=""'))
    .map((tag) => tag?.replace(/.* role="(\w+)".*/, '$1'));

test('each panel is in the page, and the browser can find it while hidden', () => {
  for (const words of ['The first.', 'The second.', 'The third.']) expect(html).toContain(words);
  expect(all(/data-state="(\w+)"[^>]*role="tabpanel"/g)).toEqual([
    'inactive',
    'active',
    'inactive',
  ]);
  expect(all(/<rp-findable hidden="until-found"[^>]* data-state="(\w+)"/g)).toEqual([
    'inactive',
    'inactive',
  ]);
});

test('tabs and panels refer to each other by ids without spaces', () => {
  const tabIds = all(/<button[^>]* id="([^" ]+)"/g);
  const panelIds = all(/role="tabpanel"[^>]* id="([^" ]+)"/g);
  expect(tabIds).toHaveLength(3);
  expect(all(/aria-labelledby="([^"]+)"/g)).toEqual(tabIds);
  expect(panelIds).toHaveLength(3);
  expect(all(/aria-controls="([^"]+)"/g)).toEqual(panelIds);
});

test('there is no inline style or direction from Radix', () => {
  expect(html).not.toContain('style=');
  expect(html).not.toContain(' dir=');
});

test.each([
  ['exists', 'two'],
  ['does not exist', 'three'],
  ['is disabled', 'more words'],
])('the list is the one tab stop if the selected tab %s', (_case, selected) => {
  const Own = () => tabs;
  expect(stops(serverHtml(selected))).toEqual(['tablist']);
  expect(stops(serverHtml(selected, <Own />))).toEqual(['tablist']);
});
