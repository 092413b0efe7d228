import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findComponents } from '../../packages/ui/scripts/components.ts';
import { collectFacts, countBaselines, countTokens, linksIn, relate } from './collect-facts.ts';
import { historyIn, type Change } from './history.ts';
import { managerUrl, urlOfPage, urlOfStory } from './manager-url.ts';
import { picturedPages } from './pictured-pages.ts';
import { issueUrl, repositoryOf, sourceUrl } from './repository.ts';

const names = findComponents().map(({ name }) => name);

describe('the facts of a part', () => {
  const components = [
    { name: 'Icon', path: 'primitives/text/Icon', uses: ['Missing'] },
    { name: 'Button', path: 'primitives/controls/Button', uses: ['Icon'] },
    { name: 'IconButton', path: 'primitives/controls/IconButton', uses: ['Button', 'Icon'] },
  ];
  const docs = '[Icon](?path=/docs/icon--docs) [IconButton](?path=/docs/x-iconbutton--docs)';

  test('are its imports, its importers and the other links of its docs page', () => {
    expect(relate(components, ({ name }) => (name === 'Icon' ? '' : docs))).toEqual({
      Icon: {
        source: 'packages/ui/src/primitives/text/Icon/Icon.tsx',
        uses: [],
        usedBy: ['Button', 'IconButton'],
        see: [],
      },
      Button: {
        source: 'packages/ui/src/primitives/controls/Button/Button.tsx',
        uses: ['Icon'],
        usedBy: ['IconButton'],
        see: [],
      },
      IconButton: {
        source: 'packages/ui/src/primitives/controls/IconButton/IconButton.tsx',
        uses: ['Button', 'Icon'],
        usedBy: [],
        see: [],
      },
    });
  });

  test('a name at the end of a longer name is not a match', () => {
    expect(linksIn('(?path=/docs/iconbutton--docs)', ['Icon', 'Button', 'IconButton'])).toEqual([
      'IconButton',
    ]);
  });

  test('pictures are counted by the id of their story', () => {
    const files = ['button--matrix/light-360.png', 'linux/button--default.webp', 'hero--a.png'];
    expect(countBaselines([...files, 'readme.md', 'button--x.json'])).toEqual({
      button: 2,
      hero: 1,
    });
  });

  test('a token counts once for all themes, and palettes do not count', () => {
    const theme = JSON.stringify({
      palette: { ink: { $value: 1 } },
      color: { $type: 'color', text: { $value: 1 }, line: { $value: 2 } },
    });
    expect(countTokens([theme, theme])).toBe(2);
  });

  test('exist for each part and name the path of its code', () => {
    const { parts } = collectFacts();
    expect(Object.keys(parts)).toEqual(names);
    const root = new URL('../../', import.meta.url);
    const lost = Object.values(parts).filter(
      ({ source }) => !statSync(new URL(source, root), { throwIfNoEntry: false }),
    );
    expect(lost.map(({ source }) => source)).toEqual([]);
  });
});

test('the log has the changes of a part that a site would notice, even from an old folder', () => {
  const commit = (subject: string, ...files: string[]) =>
    `\u001E2026-11-23 ${subject}\n\n${files.map((file) => `packages/ui/src/${file}\n`).join('')}`;
  const others = Array.from({ length: 13 }, (_, index) => `P${index}`);
  const log = [
    commit('Rename all', ...[...others, 'Part'].map((name) => `${name}/${name}.tsx`)),
    commit('Test it', 'primitives/text/Part/Part.stories.tsx'),
    commit('Mend it', 'primitives/text/Part/Part.css'),
    commit('Add it', 'primitives/Part/Part.tsx'),
  ].join('');
  const { parts, latest } = historyIn(log, [...others, 'Part', 'Draft']);
  const subjects = (changes: Change[] = []) => changes.map(({ subject }) => subject);
  expect(parts['Part']?.since).toBe('2026-11-23');
  expect(subjects(parts['Part']?.changes)).toEqual(['Mend it', 'Add it']);
  expect(subjects(latest)).toEqual(['Rename all', 'Test it', 'Mend it', 'Add it']);
  expect(parts['Draft']).toBeUndefined();
  expect(historyIn('', ['Part'])).toEqual({ latest: [], parts: {} });
});

describe('links', () => {
  test('lead to the manager, also at a sub-path and from a frame alone', () => {
    const shown = 'https://rapport.example/design/?path=/docs/button--docs&globals=scheme:dark';
    const frame =
      'https://rapport.example/design/iframe.html?id=button--docs&viewMode=docs&globals=scheme:dark';
    expect(managerUrl(frame, shown)).toBe(shown);
    expect(managerUrl(frame)).toBe(shown);
    expect(managerUrl(frame.replace('docs&globals', 'story&globals'))).toContain('path=/story/');
    expect(urlOfPage(shown, '/docs/hero--docs')).toBe(
      'https://rapport.example/design/?path=/docs/hero--docs',
    );
    expect(urlOfStory(shown, 'button--busy')).toBe(
      'https://rapport.example/design/?path=/story/button--busy&globals=scheme:dark',
    );
  });

  test('lead to the repository that package.json names', () => {
    const repository = repositoryOf({
      repository: { url: 'git+https://github.com/rapport/rapport.git' },
      bugs: { url: 'https://github.com/rapport/rapport/issues' },
    });
    expect(sourceUrl(repository, 'packages/ui/src/a.tsx')).toBe(
      'https://github.com/rapport/rapport/blob/main/packages/ui/src/a.tsx',
    );
    const issue = issueUrl(repository, {
      name: 'Button',
      version: '0.1.0',
      page: 'https://x/?a=b',
    });
    expect(issue).toMatch(/^https:\/\/github\.com\/rapport\/rapport\/issues\/new\?title=Button/);
    expect(new URL(issue).searchParams.get('title')).toBe('Button (0.1.0): ');
    expect(new URL(issue).searchParams.get('body')).toContain('Seen at https://x/?a=b');
    expect(collectFacts().repository).toEqual({
      url: 'https://code.rapport.example/rapport',
      newIssue: 'https://code.rapport.example/rapport/issues/new',
    });
  });
});

test('Welcome has a picture of each page in light and dark, of 200 kB together', () => {
  const folder = fileURLToPath(new URL('pictures', import.meta.url));
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(
    picturedPages.flatMap(({ name }) => [`${name}-dark.webp`, `${name}-light.webp`]).sort(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes).toBeLessThan(200_000);
});
