/**
 * Checks that stories show their state without a play function, because docs pages run none: a play
 * that types, clicks or moves focus belongs to a story that only tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { src } from './source.ts';

/** A visitor's actions; `tested` are the plays of `form-states.tsx`. */
const ACTS = /\b(?:userEvent|fireEvent|tested)\b|\.(?:focus|blur|click|dispatchEvent)\(/;

/** The stories that act, but are not tagged `behavior`. */
const actingStories = (code: string): string[] =>
  code
    .split(/^(?=export const |\/\*\*)/m)
    .filter((story) => ACTS.test(story) && !story.includes("'behavior'"))
    .flatMap((story) => /^export const (\w+) = \w+\.(?:story|extend)\(/m.exec(story)?.[1] ?? []);

test.each(
  readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  ),
)('%s', (file) => {
  expect(actingStories(readFileSync(join(src, file), 'utf8'))).toEqual([]);
});

test('the check finds a story that only a play function brings into its state', () => {
  const code = `
export const Tested = meta.story({ tags: ['behavior'], play: () => userEvent.keyboard('a') });
export const Typed = meta.story({ play: () => userEvent.keyboard('a') });`;
  expect(actingStories(code)).toEqual(['Typed']);
});
