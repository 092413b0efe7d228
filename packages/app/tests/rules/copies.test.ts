import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullNameLimit, fullNamePattern } from '../../src/content/full-name.ts';
import { userTypes } from '../../src/session/types.ts';

// The rules cannot import the forms' tables, so they have copies.

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Returns the rules' pattern of a name. */
function namePattern(): string {
  const parts = new Map(
    [...rules.matchAll(/let (\w+) = '(.*)';/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const whole = /value\.matches\((.*hidden.*)\);/.exec(rules)?.[1] ?? '';
  return whole
    .split(' + ')
    .map((one) => parts.get(one) ?? one.slice(1, -1))
    .join('');
}

test('the rules’ pattern of a name is the site’s', () => {
  expect(namePattern().replaceAll('\\\\x', '\\u')).toBe(fullNamePattern.source);
});

test('the rules’ longest name is the site’s', () => {
  expect(rules).toContain(`value.size() <= ${fullNameLimit}`);
});

test('the rules’ types of account are the site’s', () => {
  expect(rules).toContain(`data.userType in [${userTypes.map((type) => `'${type}'`).join(', ')}]`);
});
