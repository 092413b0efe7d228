/**
 * The docs that travel with the package: a page of Markdown for each part, guides, an index,
 * llms.txt and the components manifest.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Sizes } from '../api-words.ts';
import { packageRoot } from '../components.ts';
import { readKitApi } from '../shown.ts';
import { findGuides, type Guide } from './guides.ts';
import { listed, llms, type Listed } from './lists.ts';
import { manifestOf } from './manifest.ts';
import { heading, link, list, paragraph, toMarkdown, words, type Block } from './markdown.ts';
import { convert, summaryOf, type Sources } from './page.ts';
import { findParts, type Part } from './parts.ts';

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(join(packageRoot, file), 'utf8'));

const pathOf = ({ name }: Part) => `${name}.md`;

/** Says how a part is imported, styled and rendered. */
function facts({ id, name, root, entry, exports, css, schema, client }: Part, site: string): Block {
  return list([
    words(
      `Import: \`import { ${exports.join(', ')} } from '${root}';\`${root === entry ? '' : `, or from \`${entry}\``}`,
    ),
    ...(css
      ? [
          words(
            `Styles: in \`@rapport/ui/styles.css\`; alone: \`@rapport/ui/foundations.css\` once, and \`${css}\``,
          ),
        ]
      : []),
    ...(schema ? [words(`Its rules, without React: \`${schema}\``)] : []),
    words(
      client
        ? 'Server components: can render it, and can’t pass it functions'
        : 'Server components: renders on the server and sends no code of its own',
    ),
    [...words('Live: '), link(`${site}?path=/docs/${id}--docs`, `${name} in Storybook`)],
  ]);
}

/** Lists the parts that a part uses, and the parts that use it. */
function related({ name, uses }: Part, parts: Part[]): Block[] {
  const pages = new Set(parts.map((part) => part.name));
  const usedBy = parts.filter((part) => part.uses.includes(name)).map((part) => part.name);
  const lines = [
    { label: 'Uses', names: uses.filter((other) => pages.has(other)) },
    { label: 'Used by', names: usedBy },
  ].filter(({ names }) => names.length > 0);
  if (lines.length === 0) return [];
  const links = (names: string[]) =>
    names.flatMap((other, index) => [...words(index > 0 ? ', ' : ''), link(`${other}.md`, other)]);
  return [
    heading(2, 'Related'),
    list(lines.map(({ label, names }) => [...words(`${label}: `), ...links(names)])),
  ];
}

async function partPage(part: Part, parts: Part[], sources: Sources) {
  const blocks = await convert(part.mdx, pathOf(part), sources);
  const [title, intro, ...rest] = blocks;
  if (title?.type !== 'heading' || intro?.type !== 'paragraph')
    throw new Error(`${part.mdx} does not begin with a title and a sentence.`);
  const page = [title, intro, facts(part, sources.site), ...rest, ...related(part, parts)];
  return { text: toMarkdown(page), summary: summaryOf(blocks) };
}

/** Removes the sections with these titles. @throws Error if a section does not exist. */
function without(titles: string[], blocks: Block[], file: string): Block[] {
  return titles.reduce((all, title) => {
    const start = all.findIndex((block) => block.type === 'heading' && toString(block) === title);
    if (start < 0) throw new Error(`${file} has no section “${title}”.`);
    const after = all.findIndex(
      (block, index) => index > start && block.type === 'heading' && block.depth <= 2,
    );
    return [...all.slice(0, start), ...(after < 0 ? [] : all.slice(after))];
  }, blocks);
}

async function guidePage({ mdx, path, leaveOut }: Guide, sources: Sources) {
  const blocks = without(leaveOut, await convert(mdx, path, sources), mdx);
  return { text: toMarkdown(blocks), title: toString(blocks[0]), summary: summaryOf(blocks) };
}

/** Generates every file, by its path in the package. */
export async function generateDocs(): Promise<Record<string, string>> {
  const api = readKitApi();
  const { homepage, description } = readJson('package.json') as Record<string, string>;
  const parts = findParts();
  const guides = findGuides();
  const sources: Sources = {
    api,
    sizes: readJson('sizes.json') as Sizes,
    site: homepage ?? '',
    pages: new Map([
      ...parts.map((part) => [part.id, pathOf(part)] as const),
      ...guides.map(({ id, path }) => [id, path] as const),
    ]),
  };
  const files: Record<string, string> = {};
  const lists: Listed = { guides: [], parts: [] };
  for (const guide of guides) {
    const { text, ...rest } = await guidePage(guide, sources);
    files[`dist/docs/${guide.path}`] = text;
    lists.guides.push({ path: guide.path, ...rest });
  }
  for (const part of parts) {
    const { text, summary } = await partPage(part, parts, sources);
    files[`dist/docs/${pathOf(part)}`] = text;
    lists.parts.push({ path: pathOf(part), title: part.name, summary, group: part.group });
  }
  files['dist/docs/README.md'] = toMarkdown([
    heading(1, 'Docs of @rapport/ui'),
    paragraph(
      ...words('One page a part, and guides. The same pages with everything live: '),
      link(sources.site, sources.site),
    ),
    ...listed(lists, ''),
  ]);
  files['llms.txt'] = llms(lists, { description: description ?? '', site: sources.site });
  const summaries = new Map(lists.parts.map(({ title, summary }) => [title, summary]));
  files['dist/components.json'] = manifestOf(parts, summaries, sources);
  return files;
}
