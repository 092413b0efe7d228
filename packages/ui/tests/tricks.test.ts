/** Keeps the kit's code with the grain of React, the DOM and its libraries. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { src } from './source.ts';

const tricks = {
  'redefines a property or changes a prototype':
    /define(Property|Properties)|setPrototypeOf|getOwnPropertyDescriptor/,
  'watches children': /MutationObserver/,
  'keeps state for the whole page': /^(let |const \w+ = new (Weak)?(Map|Set)(<.*>)?\(\))/m,
  'fakes an event': /isPropagationStopped|isTrusted/,
  'uses a private member': /\b\w+\._[a-z]/,
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
);
test.each(Object.entries(tricks))('no code of the kit %s', (_what, trick) => {
  expect(files.filter((file) => trick.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});
