/**
 * Shows every section with what nobody wrote a story for: long and short text, other numbers of items,
 * each surface, and twice on a page.
 */
import axe from 'axe-core';
import { isValidElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeTexts } from '../stories/text-changes.ts';
import { COUNTS, LONG, SHORT, SURFACES } from '../stories/fixtures.tsx';
import { textFaults } from './checks/layout.ts';
import { idFaults } from './checks/markup.tsx';
import { lookAs, withStory } from './mount.tsx';
import { settled } from './page.ts';
import type { PlainStory } from './preview.tsx';
import { sections } from './stories.ts';

type Fields = Record<string, unknown>;
type Texts = Record<keyof typeof LONG, string>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !isValidElement(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

const WIDE_PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="2400" height="300"/%3E';

/** The same content, with these texts as the titles, texts and labels at any depth. */
const said = (value: unknown, texts: Texts): unknown => {
  if (Array.isArray(value)) return value.map((item) => said(item, texts));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name in texts && typeof part === 'string' ? texts[name as keyof Texts] : said(part, texts),
    ]),
  );
};

/** The same content, with wider pictures than the page in place of its pictures at any depth. */
const pictured = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pictured);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isValidElement(part) && /picture|media|image|cover|logo/i.test(name) ? (
        <img src={WIDE_PICTURE} width={2400} height={300} alt="" />
      ) : (
        pictured(part)
      ),
    ]),
  );
};

/** The same content with this number of items, which repeat; only what must be unique differs. */
function counted(content: Fields, count: number): Fields {
  const [name, items] = Object.entries(content).find(([, part]) => Array.isArray(part)) ?? [];
  if (!name || !Array.isArray(items) || !items.every(isFields)) return content;
  const item = (_: unknown, at: number) => {
    const one = items[at % items.length] as Fields;
    const own = ['id', 'value', 'name'].filter(
      (key) => at >= items.length && typeof one[key] === 'string',
    );
    return { ...one, ...Object.fromEntries(own.map((key) => [key, `${String(one[key])} ${at}`])) };
  };
  return { ...content, [name]: Array.from({ length: count }, item) };
}

const variants: Record<string, (args: Fields, content: Fields) => Fields> = {
  'long text': (_, content) => ({ content: said(content, LONG) }),
  'wide pictures': (_, content) => ({ content: pictured(content) }),
  'short text': (_, content) => ({ content: said(content, SHORT) }),
  ...Object.fromEntries(
    COUNTS.map((count) => [
      `${count} items`,
      (_, content) => ({ content: counted(content, count) }),
    ]),
  ),
  ...Object.fromEntries(SURFACES.map((surface) => [`on ${surface}`, () => ({ surface })])),
};

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => void vi.restoreAllMocks());

const withArgs = (story: PlainStory, more: Fields): PlainStory => ({
  ...story,
  element: () => story.element({ ...story.args, ...more }),
});

describe.each(Object.entries(variants))('%s', (_variant, vary) => {
  test.each([...sections])('%s', (_name, story) => {
    const { args = {} } = story;
    const changed = withArgs(story, vary(args, isFields(args['content']) ? args['content'] : {}));
    return withStory(changed, { width: 320 }, async (container) => {
      const narrow = textFaults(container);
      await lookAs({ width: 1440 });
      await settled();
      const wide = textFaults(container);
      expect({ narrow, wide, said: vi.mocked(console.error).mock.calls }).toEqual({
        narrow: [],
        wide: [],
        said: [],
      });
    });
  });
});

/** A word and a number as long as they come in labels. */
const WORD = ' Datenschutzeinstellungen 1234567890,12';

test.each([...sections])('%s with a long word in each text', (_name, story) =>
  withStory(story, { width: 320 }, async (container) => {
    changeTexts(container, (text) => text + WORD);
    await settled();
    expect(textFaults(container)).toEqual([]);
  }),
);

/** Stand only once on a page: both name the page's contents. */
const ONCE = new Set(['DashboardShell', 'LegalDocument']);
const titled = [...sections].filter(
  ([name, { args }]) => !ONCE.has(name) && (args?.['content'] as Fields)?.['title'],
);

test.each(titled)('%s twice on a page', (_name, story) => {
  const content = { ...(story.args?.['content'] as Fields), title: 'And once more' };
  const twice = () => (
    <>
      {story.element()}
      {story.element({ ...story.args, content })}
    </>
  );
  return withStory({ ...story, element: twice }, { width: 1440 }, async (container) => {
    const { violations } = await axe.run(container, { runOnly: ['landmark-unique'] });
    expect([...idFaults(document.body), ...violations]).toEqual([]);
  });
});
