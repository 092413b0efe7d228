import mdx from '@mdx-js/rollup';
import { expect, test } from 'vitest';
import { mdxSections } from './mdx-sections.ts';

/** Compiles a text to an MDX module. */
async function compiled(text: string): Promise<string> {
  const { transform } = mdx({ rehypePlugins: [mdxSections] }) as {
    transform: (text: string, path: string) => Promise<{ code: string }>;
  };
  return (await transform(text, '/text.mdx')).code;
}

test('gives each section an id made from its title and exports the list', async () => {
  const code = await compiled('## You & us\n\nWords.\n\n### Deeper\n\n## Who’s *who*?\n');
  expect(code.replaceAll(/\s+/g, ' ')).toContain(
    'export const sections = [{ id: "you-us", title: "You & us" }, { id: "whos-who", title: "Who’s who?" }]',
  );
  expect(code).toMatch(/_components\.h2, \{\s*id: "you-us"/);
  expect(code).toMatch(/_components\.h3, \{\s*children/);
});

test('removes line breaks between blocks, but not inside text', async () => {
  const code = await compiled('One\ntwo.\n\n- **three**\n  *four*\n- five\n');
  expect(code).toContain('"One\\ntwo."');
  // The one between “three” and “four” stays, because it acts as a space.
  expect(code.match(/"\\n"/g)).toHaveLength(1);
  expect(code).toMatch(/"three"\s*\}\), "\\n", _jsx/);
});

test('rejects two sections with the same title', async () => {
  await expect(compiled('## Twice\n\n## Twice\n')).rejects.toThrow(
    'Two sections have the id "twice"; give one of them another title.',
  );
});

test('does not change a docs page', async () => {
  const code = await compiled("import { Meta } from 'blocks';\n\n## Props\n\n<Meta />\n");
  expect(code).not.toContain('export const sections');
  expect(code).not.toContain('id: "props"');
});
