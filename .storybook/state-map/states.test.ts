import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { routes } from '../../packages/app/src/routes.tsx';
import { sessionNames } from '../../packages/app/src/story-sessions.tsx';
import { formStates, forms, messages, pages, sightOf, sights } from './states.ts';

const files = ['pages', 'shell'].flatMap((folder) =>
  readdirSync(`packages/app/src/${folder}`)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `packages/app/src/${folder}/${name}`),
);

/** Returns the stories of a file in the form of Storybook's index. */
const storiesIn = (file: string) =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title })
    .parse()
    .indexInputs.filter(
      (input) => input.type === 'story' && !('subtype' in input && input.subtype === 'test'),
    );

const stories = files.flatMap(storiesIn);
const known = new Set(stories.map(({ __id }) => __id));

/** Returns the faults of a map: missing cells, and links to stories that do not exist. */
function faultsOf(map: {
  pages: typeof pages;
  forms: typeof forms;
  messages: typeof messages;
}): string[] {
  const missing = (story: string | undefined, place: string) =>
    known.has(story) ? [] : [`${place}: there is no story ${story ?? ''}`];
  const cells = routes.flatMap(({ path }) => missing(map.pages[path], path));
  const states = Object.entries(map.forms).flatMap(([form, row]) =>
    formStates.flatMap((state) => {
      const cell = row[state] as (typeof row)[typeof state] | undefined;
      if (cell && 'reason' in cell) return cell.reason ? [] : [`${form}, ${state}: no reason`];
      return missing(cell?.story, `${form}, ${state}`);
    }),
  );
  const unlinked = map.messages.flatMap(({ situation, link }) => missing(link.story, situation));
  return [...cells, ...states, ...unlinked];
}

const map = { pages, forms, messages };

/**
 * The situations of point 8: those that share a row of its table one by one, and its last sentence.
 */
const point8 = [
  'Login rejected by the service',
  'Login rejected without a text',
  'Login unexpected exception',
  'Login exception without a message',
  'Sign-up rejected',
  'Sign-up exception',
  'Sign-up exception without a message',
  'Password mismatch',
  'No account type',
  'Profile read failure on session change',
  'Dashboard generic failure',
  'Unknown route',
  'Document fetch while offline',
  'Document only in cache',
];

test('every cell of the map has a story that exists, or a reason', () => {
  expect(faultsOf(map)).toEqual([]);
});

test('every route and session says what a visitor sees', () => {
  expect(Object.keys(pages)).toEqual(routes.map(({ path }) => path));
  for (const { path } of routes)
    for (const session of sessionNames)
      expect(sights, `${path}, ${session}`).toHaveProperty(sightOf(path, session).sight);
});

test('point 8 of the product document is complete', () => {
  expect(messages.filter(({ point }) => point === 8).map(({ situation }) => situation)).toEqual(
    point8,
  );
});

test('every story of a page that is about a state is in the map', () => {
  const linked = new Set([
    ...Object.values(pages),
    ...Object.values(forms).flatMap((row) =>
      Object.values(row).map((cell) => ('story' in cell ? cell.story : '')),
    ),
    ...messages.map(({ link }) => link.story),
  ]);
  const states = stories.filter(({ tags = [] }) => !tags.includes('behavior'));
  const unlinked = states.map(({ __id }) => __id ?? '').filter((id) => !linked.has(id));
  expect(unlinked).toEqual([]);
});

test('a page has at most ten stories to look through, and those that only test come last', () => {
  for (const file of files) {
    const behavior = storiesIn(file).map(({ tags = [] }) => tags.includes('behavior'));
    expect(behavior.filter((only) => !only).length, `in ${file}`).toBeLessThanOrEqual(10);
    expect(behavior, `in ${file}`).toEqual(
      behavior.toSorted((one, other) => Number(one) - Number(other)),
    );
  }
});

describe('the check finds', () => {
  test('a route without a story', () => {
    const { '/faq': _, ...others } = pages;
    expect(faultsOf({ ...map, pages: others })).toEqual(['/faq: there is no story ']);
  });

  test('a link to a story that does not exist', () => {
    const wrong = { ...pages, '/faq': 'pages-faq--renamed' };
    expect(faultsOf({ ...map, pages: wrong })).toEqual([
      '/faq: there is no story pages-faq--renamed',
    ]);
  });

  test('a form state without a story', () => {
    const row = Object.fromEntries(
      Object.entries(forms['Sign in'] ?? {}).filter(([state]) => state !== 'Busy'),
    ) as (typeof forms)[string];
    const lacking = { ...forms, 'Sign in': row };
    expect(faultsOf({ ...map, forms: lacking })).toEqual(['Sign in, Busy: there is no story ']);
  });

  test('a message without its story', () => {
    const broken = messages.map((message, index) =>
      index === 0 ? { ...message, link: { story: 'pages-login--gone' } } : message,
    );
    expect(faultsOf({ ...map, messages: broken })).toEqual([
      'Login rejected by the service: there is no story pages-login--gone',
    ]);
  });
});
