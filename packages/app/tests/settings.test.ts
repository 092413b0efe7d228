import { readFileSync } from 'node:fs';
import { requiredSettings } from '@rapport/site-build/settings';
import { expect, test } from 'vitest';

test('.env.example lists every setting', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(requiredSettings));
});
