/** The components manifest, for editors and assistants. */
import { componentsOf } from '../api-words.ts';
import type { Sources } from './page.ts';
import type { Part } from './parts.ts';

/**
 * Makes the manifest. Ids, names and descriptions are those of Storybook's manifest. Instead of
 * stories, it has what a project needs: entry, stylesheet, docs page and props. Paths are relative to
 * the package.
 */
export function manifestOf(
  parts: Part[],
  summaries: ReadonlyMap<string, string>,
  { api, site }: Pick<Sources, 'api' | 'site'>,
): string {
  const components = Object.fromEntries(
    parts.map(({ id, name, group, root, entry, exports, css, schema, client }) => [
      id,
      {
        id,
        name,
        group,
        summary: summaries.get(name),
        description: api.components[name]?.text,
        import: `import { ${exports.join(', ')} } from '${root}';`,
        entry,
        css,
        schema,
        client,
        docs: `dist/docs/${name}.md`,
        url: `${site}?path=/docs/${id}--docs`,
        exports: Object.fromEntries(
          componentsOf(name, api).map(([one, { text, props, rest, types }]) => [
            one,
            { description: text, props, rest, types },
          ]),
        ),
      },
    ]),
  );
  return JSON.stringify({ v: 0, components, types: api.types });
}
