import { readFileSync } from 'node:fs';
import { fullNameLimit, fullNamePattern } from '@rapport/ui';
import { expect, test } from 'vitest';
import { userTypes } from '../../src/session/user-type.ts';
import { rulesFile } from './official.ts';

// The rules cannot import the forms' tables, so they have copies.

const rules = readFileSync(rulesFile, 'utf8');

/** Returns the pattern in the rules that contains this part. */
function patternWith(part: string): string {
  const parts = new Map(
    [...rules.matchAll(/let (\w+) = '(.*)';/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const whole = new RegExp(`value\\.matches\\((.*${part}.*)\\);`).exec(rules)?.[1] ?? '';
  return whole
    .split(' + ')
    .map((one) => parts.get(one) ?? one.slice(1, -1))
    .join('');
}

test('the rules’ pattern of a name is the kit’s', () => {
  expect(patternWith('hidden').replaceAll('\\\\x', '\\u')).toBe(fullNamePattern.source);
});

test('the rules’ pattern of a time accepts every day from 2024 to 2099, and no other', () => {
  const pattern = new RegExp(patternWith('leapDay'));
  const two = (value: number) => String(value).padStart(2, '0');
  const all = (length: number) => Array.from({ length }, (_, value) => two(value));
  const wrong = ['19', '20', '21'].flatMap((century) =>
    all(100).flatMap((year) =>
      all(14).flatMap((month) =>
        all(34).filter((day) => {
          const date = `${century}${year}-${month}-${day}`;
          const time = new Date(`${date}T00:00:00.000Z`);
          const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
          const isWithin = date >= '2024' && date < '2100';
          return pattern.test(`${date}T00:00:00.000Z`) !== (exists && isWithin);
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the rules’ longest name is the kit’s', () => {
  expect(rules).toContain(`value.size() <= ${fullNameLimit}`);
});

test('the rules’ types of account are the site’s', () => {
  expect(rules).toContain(`data.userType in [${userTypes.map((type) => `'${type}'`).join(', ')}]`);
});
