import { readFileSync } from 'node:fs';
import { fullNameLimit, fullNamePattern } from '@rapport/ui';
import { expect, test } from 'vitest';
import { userTypes } from '../../src/session/user-type.ts';
import { rulesFile } from './official.ts';

// The rules cannot import the tables that the forms use, so they have a copy.

const rules = readFileSync(rulesFile, 'utf8');

test('the rules’ pattern of a name is the kit’s', () => {
  const parts = new Map(
    [...rules.matchAll(/let (\w+) = '(.*)';/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const whole = /value\.matches\((.*hidden.*)\);/.exec(rules)?.[1] ?? '';
  const pattern = whole
    .split(' + ')
    .map((part) => parts.get(part) ?? part.slice(1, -1))
    .join('');
  expect(pattern.replaceAll('\\\\x', '\\u')).toBe(fullNamePattern.source);
});

test('the rules’ longest name is the kit’s', () => {
  expect(rules).toContain(`value.size() <= ${fullNameLimit}`);
});

test('the rules’ types of account are the site’s', () => {
  expect(rules).toContain(`data.userType in [${userTypes.map((type) => `'${type}'`).join(', ')}]`);
});
