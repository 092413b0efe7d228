/**
 * Writes the docs that travel with the package: a page of Markdown for each part, guides, an index,
 * llms.txt and the components manifest.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { componentsOf, type Sizes } from '../api-words.ts';
import { packageRoot } from '../components.ts';
import { readKitApi } from '../snippets.ts';
import { blocksOf, toMarkdown, type Block } from './markdown.ts';
import { convert, summaryOf, type Sources } from './page.ts';
import { findParts, type Part } from './parts.ts';

const readText = (file: string): string => readFileSync(join(packageRoot, file), 'utf8');

/** The guides for sites that use the kit, some with a last section about the kit’s own repository. */
const GUIDES: [mdx: string, end?: string][] = [
  ['../../docs/storybook/LandingPage.mdx'],
  ['../../docs/storybook/MakeTheme.mdx', 'In the kit'],
  ['../../docs/storybook/Forms.mdx'],
  ['../../docs/storybook/TestYourSite.mdx'],
  ['src/foundations/Accents.mdx'],
  ['src/foundations/SpaceAndShape.mdx'],
];

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const guides = GUIDES.map(([mdx, end]) => {
  const title = /<Meta title="([^"]+)"/.exec(readText(mdx))?.[1] ?? '';
  return {
    id: slug(title),
    path: `guides/${slug(title.split('/').at(-1) ?? '')}.md`,
    mdx,
    end,
  };
});

const pathOf = ({ name }: Part) => `${name}.md`;

const onlineOf = ({ id }: Part, site: string) => `${site}?path=/docs/${id}--docs`;

const importOf = ({ exports, root }: Part) => `import { ${exports.join(', ')} } from '${root}';`;

/** Says how a part is imported, styled and rendered. */
function facts(part: Part, site: string): Block[] {
  const { name, root, entry, css, schema, client } = part;
  return blocksOf(
    `- Import: \`${importOf(part)}\`${root === entry ? '' : `, or from \`${entry}\``}`,
    ...(css
      ? [
          `- Styles: in \`@rapport/ui/styles.css\`; alone: \`@rapport/ui/foundations.css\` once, and \`${css}\``,
        ]
      : []),
    ...(schema ? [`- Its rules, without React: \`${schema}\``] : []),
    client
      ? '- Server components: can render it, and can’t pass it functions'
      : '- Server components: renders on the server and sends no code of its own',
    `- Live: [${name} in Storybook](${onlineOf(part, site)})`,
  );
}

/** Lists the parts that a part uses, and the parts that use it. */
function related({ name, uses }: Part, parts: Part[]): Block[] {
  const pages = new Set(parts.map((part) => part.name));
  const lists = {
    Uses: uses.filter((other) => pages.has(other)),
    'Used by': parts.filter((part) => part.uses.includes(name)).map((part) => part.name),
  };
  const lines = Object.entries(lists)
    .filter(([, names]) => names.length > 0)
    .map(([label, names]) => `- ${label}: ${names.map((one) => `[${one}](${one}.md)`).join(', ')}`);
  return lines.length > 0 ? blocksOf('## Related', ...lines) : [];
}

/** Removes the section with this title, and what follows. @throws Error if it does not exist. */
function before(title: string, blocks: Block[]): Block[] {
  const start = blocks.findIndex((block) => block.type === 'heading' && toString(block) === title);
  if (start < 0) throw new Error(`A guide has no section “${title}”.`);
  return blocks.slice(0, start);
}

interface Item {
  /** Its path in `dist/docs/`. */
  path: string;
  title: string;
  summary: string;
  group: string;
}

const GROUPS: Record<string, string> = {
  guides: 'Guides',
  sections: 'Sections',
  forms: 'Frames of forms',
  words: 'Words and router',
};

/** Writes headings and lists of links. @param folder The pages' folder, relative to the list. */
const listed = (items: Item[], folder: string): string[] =>
  [...new Set([...Object.keys(GROUPS), ...items.map(({ group }) => group)])].flatMap((group) => [
    `## ${GROUPS[group] ?? `Primitives: ${group.replace('-', ' ')}`}`,
    ...items
      .filter((item) => item.group === group)
      .map(({ path, title, summary }) => `- [${title}](${folder}${path}): ${summary}`),
  ]);

/** Describes the package for assistants, in the format of https://llmstxt.org. */
const llms = (items: Item[], { description = '', homepage = '' }: Record<string, string>) =>
  blocksOf(
    '# @rapport/ui',
    `> ${description}`,
    '',
    '- Needs React 19. Import components from `@rapport/ui` and `@rapport/ui/styles.css` once.',
    '- A page is a list of sections. Each takes its texts, pictures and links as `content`; write no styles.',
    '- The brand’s color is `--rp-primary` on `:root`. Dark mode follows the system, or `data-color-scheme` on `<html>`.',
    '- A form’s `onSubmit` returns a `FormResult`: `success`, `error` or `invalid`.',
    '- Every page has the imports, code that compiles, the props with types and defaults, and what assistive technology gets.',
    '## Start',
    '- [README](README.md): install, a first page with a form, color, dark mode, router, tests',
    '- [Components manifest](dist/components.json): entries, stylesheets and props of every part, as JSON',
    '- [Changelog](CHANGELOG.md): what each version changed, and what to do',
    ...listed(items, 'dist/docs/'),
    '## Optional',
    `- [Storybook](${homepage}): every part and state, live`,
    `- [Storybook’s manifest](${homepage}manifests/components.json): the stories’ code, for tools that know its format`,
  );

/**
 * Makes the manifest. Ids, names and descriptions are those of Storybook's manifest. Instead of
 * stories, it has what a project needs: entry, stylesheet, docs page and props. Paths are relative to
 * the package.
 */
function manifestOf(parts: Part[], items: Item[], { api, site }: Sources): string {
  const components = parts.map((part) => {
    const { id, name, group, entry, css, schema, client } = part;
    const exports = componentsOf(name, api).map(([one, { text, props, rest, types }]) => [
      one,
      { description: text, props, rest, types },
    ]);
    const one = {
      id,
      name,
      group,
      summary: items.find(({ title }) => title === name)?.summary,
      description: api.components[name]?.text,
      import: importOf(part),
      entry,
      css,
      schema,
      client,
      docs: `dist/docs/${pathOf(part)}`,
      url: onlineOf(part, site),
      exports: Object.fromEntries(exports) as object,
    };
    return [id, one] as const;
  });
  return JSON.stringify({ v: 0, components: Object.fromEntries(components), types: api.types });
}

/** Generates every file, by its path in the package. */
export async function generateDocs(): Promise<Record<string, string>> {
  const manifest = JSON.parse(readText('package.json')) as Record<string, string>;
  const site = manifest['homepage'] ?? '';
  const parts = findParts();
  const sources: Sources = {
    api: readKitApi(),
    sizes: JSON.parse(readText('sizes.json')) as Sizes,
    site,
    pages: new Map([
      ...parts.map((part) => [part.id, pathOf(part)] as const),
      ...guides.map(({ id, path }) => [id, path] as const),
    ]),
  };
  const files: Record<string, string> = {};
  const items: Item[] = [];
  const add = (path: string, group: string, blocks: Block[], summary = summaryOf(blocks)) => {
    files[`dist/docs/${path}`] = toMarkdown(blocks);
    items.push({ path, title: toString(blocks[0]), summary, group });
  };
  for (const { mdx, path, end } of guides) {
    const blocks = await convert(join(packageRoot, mdx), path, sources);
    add(path, 'guides', end ? before(end, blocks) : blocks);
  }
  for (const part of parts) {
    const [title, intro, ...rest] = await convert(part.mdx, pathOf(part), sources);
    if (title?.type !== 'heading' || intro?.type !== 'paragraph')
      throw new Error(`${part.mdx} does not begin with a title and a sentence.`);
    const page = [title, intro, ...facts(part, site), ...rest, ...related(part, parts)];
    add(pathOf(part), part.group, page);
  }
  files['dist/docs/README.md'] = toMarkdown(
    blocksOf(
      '# Docs of @rapport/ui',
      `One page a part, and guides. The same pages with everything live: [${site}](${site})`,
      ...listed(items, ''),
    ),
  );
  files['llms.txt'] = toMarkdown(llms(items, manifest));
  files['dist/components.json'] = manifestOf(parts, items, sources);
  return files;
}

export async function writeDocs(): Promise<void> {
  const files = Object.entries(await generateDocs());
  await mkdir(join(packageRoot, 'dist/docs/guides'), { recursive: true });
  await Promise.all(files.map(([path, text]) => writeFile(join(packageRoot, path), text)));
}
