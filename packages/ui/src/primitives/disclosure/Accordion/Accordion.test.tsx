/** Tests the server's HTML, before any script runs. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion, AccordionItem } from './Accordion.tsx';

const html = renderToString(
  <Accordion dir="rtl" defaultValue={['open']} headingLevel={5}>
    <AccordionItem value="open" title="Open?">
      This is open.
    </AccordionItem>
    <AccordionItem value="closed" title="Closed?" disabled>
      This is closed.
    </AccordionItem>
  </Accordion>,
);
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, part]) => part);

test('each text is in the page, and the browser can find it while closed', () => {
  expect(html).toContain('This is open.');
  expect(html).toContain('This is closed.');
  expect(all(/<rp-findable [^>]*data-state="(\w+)"/g)).toEqual(['open', 'closed']);
  expect(
    all(/<rp-findable ([^>]*)>/g).map((tag) => / hidden="([^"]*)"/.exec(tag ?? '')?.[1]),
  ).toEqual([undefined, 'until-found']);
});

test('each button names its text, open or closed', () => {
  expect(all(/aria-controls="([^"]+)"/g)).toEqual(all(/<rp-findable [^>]*\bid="([^"]+)"/g));
  expect(all(/aria-expanded="(\w+)"/g)).toEqual(['true', 'false']);
});

test('titles are headings of the given level', () => {
  expect(all(/<h5[^>]*><button[^>]*><span>(.*?)</g)).toEqual(['Open?', 'Closed?']);
});

test('there is no inline style, landmark or direction from Radix', () => {
  expect(html).not.toContain('style=');
  expect(html).not.toContain('role=');
  expect(all(/ dir="(\w+)"/g)).toEqual(['rtl']);
});
