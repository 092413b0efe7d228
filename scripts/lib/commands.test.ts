import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@rapport/tooling/root';
import { commands } from './commands.ts';

const listed = Object.values(commands).flatMap((group) => Object.keys(group));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const nameOf = (command: string) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? '';

test('the list has every script, and only scripts', () => {
  expect([...new Set(listed.map(nameOf))].sort()).toEqual(Object.keys(scripts).sort());
});

test('there are at most 16 scripts, and each first installs what is missing', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
  for (const command of Object.values(scripts))
    expect(command).toMatch(/^node scripts\/bootstrap\.mjs /);
});

test('each listed word after -- has its own script', () => {
  const words = listed.flatMap((command) => {
    const [, name, word] = /^npm (?:run )?([\w:]+) -- ([a-z]+)$/.exec(command) ?? [];
    return name && word ? [`scripts/${name}-${word}.ts`] : [];
  });
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
