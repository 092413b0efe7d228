/** The registry for `shadcn add`: each item is valid and complete. Its code compiles in tests/packed. */
import { join } from 'node:path/posix';
import { registryItemSchema, registrySchema } from 'shadcn/schema';
import { expect, test } from 'vitest';
import { findComponents } from '../scripts/components.ts';
import { registryIndex, registryItems } from '../scripts/registry.ts';
import { parseCode } from './source.ts';

const items = registryItems();
const sections = findComponents().filter(({ layer }) => layer === 'sections');

test('every section is an item that the schema of shadcn accepts', () => {
  expect(items.map(({ name }) => name)).toEqual(sections.map(({ name }) => name));
  for (const item of items) {
    expect(registryItemSchema.safeParse(item).error).toBeUndefined();
    expect(item.description).toMatch(/^[A-Z].*\.$/);
    // Shadcn's CLI renames files of this type for JavaScript, but does not compile them.
    expect(item.docs).toContain('The code is TypeScript: if components.json says "tsx": false');
  }
  expect(registrySchema.safeParse(registryIndex(items)).error).toBeUndefined();
});

test.each(items)('$name includes everything that it imports', ({ dependencies, files }) => {
  const missing: string[] = [];
  const listed = new Set(['react', ...dependencies.map((name) => name.replace(/(?<=.)@.*/, ''))]);
  const brought = new Set(files.map(({ target }) => target));
  for (const { target, content } of files.filter(({ path }) => /\.tsx?$/.test(path))) {
    const { staticImports, staticExports, dynamicImports } = parseCode(content, target).module;
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) =>
        content.slice(start + 1, end - 1),
      ),
    ];
    for (const specifier of specifiers) {
      const path = join(target, '..', specifier);
      const found = specifier.startsWith('.')
        ? ['', '.ts', '.tsx'].some((extension) => brought.has(path + extension))
        : listed.has(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
      if (!found) missing.push(`${target} imports ${specifier}`);
    }
  }
  expect(missing).toEqual([]);
});

test('copied styles are in a layer of their own, after the kit’s', () => {
  const styles = items.flatMap(({ files }) => files).filter(({ path }) => path.endsWith('.css'));
  expect(styles.length).toBe(sections.filter(({ hasCss }) => hasCss).length);
  for (const { content } of styles) {
    expect(content).toMatch(
      /^@layer rapport\.reset, .*rapport\.sections, rapport\.copied, rapport\.motion;\n/,
    );
    expect(content.match(/@layer rapport\.[\w.]+ \{/g)).toEqual(['@layer rapport.copied {']);
  }
});
