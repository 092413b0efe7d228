import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const overview = readFileSync(new URL('../../../../docs/storybook/Flows.mdx', here), 'utf8');

/** Limit for the entries on a level of Storybook's tree. The overview is one of them. */
const MOST = 12;

/** The titles of the flows, read from the source as Storybook does. */
const flows = readdirSync(here)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const source = readFileSync(new URL(file, here), 'utf8');
    const valueOf = (key: string) => new RegExp(`^  ${key}: '(.*)',$`, 'm').exec(source)?.[1];
    return { file, id: valueOf('id'), name: valueOf('name'), title: valueOf('title') };
  });

test('there are at least eight flows, and the tree has room for them', () => {
  expect(flows.length).toBeGreaterThanOrEqual(8);
  expect(flows.length + 1).toBeLessThanOrEqual(MOST);
});

describe.each(flows)('$file', ({ id, name, title }) => {
  test('is one entry of the tree: its story has the name of its title', () => {
    expect(title).toBe(`Flows/${name}`);
    expect(id).toMatch(/^flows-[a-z-]+$/);
  });

  test('is in the overview', () => {
    expect(overview).toContain(`[${name}](?path=/story/${id}--path)`);
  });
});

test('the overview links to no other flow', () => {
  const links = [...overview.matchAll(/\?path=\/story\/([a-z-]+)--path/g)].map(([, id]) => id);
  expect(links).toHaveLength(flows.length);
  expect(new Set(links)).toEqual(new Set(flows.map(({ id }) => id)));
});
