/**
 * Writes the component manifest, which tools and assistants read: the kit's components with the
 * props of api.json and the code of the docs pages. Storybook's own manifest has errors for stories
 * that a function makes, and local paths.
 */
import { join } from 'node:path';
import { shown } from '../packages/ui/scripts/api-words.ts';
import type { Api, ApiProp } from '../packages/ui/scripts/read-api.ts';
import { readKitApi, snippetsShown } from '../packages/ui/scripts/shown.ts';
import { subjectOf, type Snippet } from '../packages/ui/scripts/snippets.ts';
import { isKitStory } from './kit-docs.ts';

const root = join(import.meta.dirname, '..');

/** The used fields of Storybook's entry for a component. */
export interface Entry {
  id: string;
  name: string;
  path: string;
  description?: string | undefined;
  summary?: string | undefined;
  apiDescription?: string | undefined;
  jsDocTags: Record<string, string[]>;
  stories: {
    id: string;
    name: string;
    description?: string | undefined;
    snippet?: string | undefined;
  }[];
  /** The docs pages, by id. */
  docs?: unknown;
}

const row = (prop: ApiProp) =>
  `- \`${prop.name}${prop.required ? '' : '?'}: ${shown(prop)}\`: ${prop.text}${
    prop.required ? '' : ` Default: ${prop.default ?? 'none'}.`
  }`;

/** Writes the props of an entry's components, and the types in them, as Markdown. */
function propsAsMarkdown(entry: string, { components, types }: Api): string {
  const own = Object.entries(components).filter(([, component]) => component.entry === entry);
  const named = new Set(own.flatMap(([, component]) => component.types));
  const rest = (elements: string[]) =>
    elements.length > 0
      ? [`- and every attribute of ${elements.map((one) => `\`<${one}>\``).join(' or ')}`]
      : [];
  return [
    ...own.flatMap(([name, component]) => [
      `## Props of ${name}`,
      '',
      ...component.props.map(row),
      ...rest(component.rest),
      '',
    ]),
    ...[...named].flatMap((name) => [`## ${name}`, '', ...(types[name]?.props.map(row) ?? []), '']),
  ]
    .join('\n')
    .trim();
}

/** Reduces a name to compare exports with story names: `WithIcon` is “With Icon” in Storybook. */
const plain = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();

async function kitEntry(entry: Entry, file: string, api: Api): Promise<Entry> {
  const { id, path, docs, stories } = entry;
  const snippets = new Map<string, Snippet>(
    [...(await snippetsShown(file))].map(([name, snippet]) => [plain(name), snippet]),
  );
  const subject = subjectOf(file);
  const folder = api.components[subject]?.entry ?? /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? '';
  // A hook has no component.
  const name =
    folder in api.components
      ? folder
      : folder.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());
  const exported = Object.keys(api.components).filter(
    (one) => api.components[one]?.entry === folder,
  );
  return {
    id,
    name,
    path,
    description: api.components[name]?.text,
    ...(exported.length > 0 && {
      // Not as `import`: tools would prepend it to code that already has its imports.
      apiDescription: `Import: \`import { ${exported.join(', ')} } from '@rapport/ui';\`\n\n${propsAsMarkdown(folder, api)}`,
    }),
    jsDocTags: {},
    stories: stories.flatMap((story) => {
      const snippet = snippets.get(plain(story.name));
      const { id: storyId, name: storyName, description } = story;
      return snippet
        ? [
            {
              id: storyId,
              name: storyName,
              ...(description && { description }),
              snippet: snippet.code,
            },
          ]
        : [];
    }),
    docs,
  };
}

interface Manifests {
  components?: { v: number; components: Record<string, Entry>; meta?: unknown };
}

/** Replaces the component entries of Storybook's manifests. Leaves out pages of the site. */
export async function kitManifests<Given extends Manifests>(manifests: Given): Promise<Given> {
  if (!manifests.components) return manifests;
  const api = readKitApi();
  const components: Record<string, Entry> = {};
  for (const [id, entry] of Object.entries(manifests.components.components)) {
    const file = join(root, entry.path);
    if (isKitStory(file)) components[id] = await kitEntry(entry, file, api);
  }
  return { ...manifests, components: { ...manifests.components, components } };
}

/** Returns the errors and the local paths in a manifest. */
export function manifestFaults(text: string): string[] {
  const faults: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'error') faults.push(`error: ${JSON.stringify(value)}`);
    if (typeof value !== 'string') return value;
    const isLocal =
      value.includes(root) || /file:\/\/|(?<![\w.~/])\/(?:home|Users)\/\w|\b[A-Z]:\\/.test(value);
    if (isLocal) faults.push(`path in ${key}: ${value.slice(0, 80)}`);
    return value;
  });
  return faults;
}
