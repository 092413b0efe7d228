/** Phrases the content of api.json and sizes.json for Storybook pages and Markdown. */
import type { Api, ApiComponent, ApiProp } from './read-api.ts';

/** Returns a type as docs show it: literal values instead of the name of their type. */
export const shown = ({ type, values }: Pick<ApiProp, 'type' | 'values'>): string =>
  values
    ? values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ')
    : type;

/** Whether a default is a value, not words that say where it comes from. */
export const isValue = (text: string) => /^(?:'[^']*'|-?[\d.]+|true|false|\[\])$/.test(text);

/** Turns `SupportChannelsContent.channels` into “channels of SupportChannelsContent”. */
export const nameOf = (type: string) => {
  const [owner, field] = type.split(/\.(?=[^.]+$)/);
  return field ? `${field} of ${owner}` : type;
};

/** Returns the components that an entry exports; the component of the same name comes first. */
export const componentsOf = (
  entry: string,
  { components }: Api,
): [name: string, component: ApiComponent][] =>
  Object.entries(components)
    .filter(([, component]) => component.entry === entry)
    .sort(([a], [b]) => Number(b === entry) - Number(a === entry));

/** Returns the types that an entry's components mention, or the type itself if `of` is a type. */
export const typesOf = (of: string, api: Api): string[] =>
  of in api.types
    ? [of]
    : [...new Set(componentsOf(of, api).flatMap(([, component]) => component.types))];

/** Describes the props that are not in a component's table, with elements as `<code>`. */
export const restOf = ({ props, rest }: ApiComponent): string | undefined =>
  rest.length > 0
    ? `${props.length > 0 ? 'And every' : 'Every'} attribute of ${rest
        .map((element) => `\`<${element}>\``)
        .join(' or ')}, with \`ref\`, unless the table has a prop of that name.`
    : undefined;

export type Sizes = Record<string, { javascript: number; css: number } | undefined>;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Says what a component adds to a page that uses nothing else from the kit. */
export function sizeOf(name: string, sizes: Sizes): string {
  const size = sizes[name];
  if (!size) return 'Not measured yet: run npm run update -- sizes.';
  return `${kilobytes(size.javascript)} of JavaScript and ${kilobytes(size.css)} of CSS, minified and compressed with Brotli, including everything that ${name} imports except React.`;
}
