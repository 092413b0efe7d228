/** Tests the server's HTML, before any script runs. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const html = renderToString(
  <Tabs defaultValue="two">
    <TabList label="Views">
      <Tab value="one">One</Tab>
      <Tab value="two">Two</Tab>
      <Tab value="more words" disabled>
        Three
      </Tab>
    </TabList>
    <TabPanel value="one">The first.</TabPanel>
    <TabPanel value="two">The second.</TabPanel>
    <TabPanel value="more words">The third.</TabPanel>
  </Tabs>,
);
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, part]) => part);

test('each panel is in the page, and the browser can find it while hidden', () => {
  for (const words of ['The first.', 'The second.', 'The third.']) expect(html).toContain(words);
  expect(all(/data-state="(\w+)"[^>]*role="tabpanel"/g)).toEqual([
    'inactive',
    'active',
    'inactive',
  ]);
  expect(all(/<rp-findable [^>]*data-state="(\w+)"[^>]* hidden="until-found"/g)).toEqual([
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
