/** Finds the parts that have a page in the package's docs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, findComponents, isCode, packageRoot } from '../components.ts';

const src = join(packageRoot, 'src');

export interface Part {
  /** The id of its docs page in Storybook. */
  id: string;
  name: string;
  /** A layer, or a group of primitives. */
  group: string;
  /** The file of its docs page. */
  mdx: string;
  /** The entry that exports its names together with those of other parts. */
  root: string;
  /** The entry that exports only its names. */
  entry: string;
  /** The values that its entry exports. */
  exports: string[];
  /** Its stylesheet. */
  css?: string;
  /** The entry with a form's rules, without React. */
  schema?: string;
  /** Whether its own code has to run in the browser. */
  client: boolean;
  uses: string[];
}

const isClient = (folder: string): boolean =>
  readdirSync(folder)
    .filter(isCode)
    .some((file) => readFileSync(join(folder, file), 'utf8').startsWith("'use client'"));

const useSubmit: Part = {
  id: 'usesubmit',
  name: 'useSubmit',
  group: 'forms',
  mdx: join(src, 'forms/use-submit.mdx'),
  root: '@rapport/ui/forms',
  entry: '@rapport/ui/forms',
  exports: ['useSubmit'],
  client: true,
  uses: [],
};

/** Returns every part: the components, lowest layer first, and the forms' hook. */
export function findParts(): Part[] {
  const parts = findComponents().map(({ name, layer, group, path, styled, uses }): Part => {
    const entry = `@rapport/ui/${name}`;
    const folder = join(src, path);
    return {
      id: name.toLowerCase(),
      name,
      group: group ?? layer,
      mdx: join(folder, `${name}.mdx`),
      root: '@rapport/ui',
      entry,
      exports: exportsOf(`${path}/index.ts`)
        .flatMap((one) => (one.isType ? [] : one.name))
        .sort(),
      ...(styled && { css: `${entry}.css` }),
      ...(existsSync(join(folder, `${name}.schema.ts`)) && { schema: `${entry}.schema` }),
      client: isClient(folder),
      uses: uses.filter((other) => other !== name),
    };
  });
  const form = parts.findLastIndex(({ group }) => group === 'forms');
  return parts.toSpliced(form + 1, 0, useSubmit);
}
