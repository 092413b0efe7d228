/**
 * Reads from a story's source the code that a developer copies to get the story: its markup, and the
 * imports and declarations that the markup needs, without anything that only a test needs.
 */
import { formatted } from './format.ts';
import type { Api } from './read-api.ts';
import { asChildren, attribute } from './snippets/markup.ts';
import { read, Unsupported, type Node, type Source } from './snippets/source.ts';
import {
  argsOf,
  configOf,
  entriesOf,
  propertyOf,
  rendered,
  renderOf,
  type Objects,
} from './snippets/story.ts';
import { Writer } from './snippets/writer.ts';

/** A snippet of a story. */
export interface Snippet {
  /** The whole snippet, formatted: imports, declarations and markup. */
  code: string;
  /** Its parts, if the markup is one element with the story's args, so that args can be replaced. */
  parts?: Parts;
}

export interface Parts {
  /** Imports and declarations. */
  head: string;
  tag: string;
  /** Each attribute by the name of its arg, as in `size="sm"`. */
  attributes: Record<string, string>;
  children?: string;
}

/** Formats code. Markup at the end has no semicolon. */
async function asCopied(code: string): Promise<string> {
  const text = await formatted('snippet.tsx', code);
  return text.replace(/(>);\n$/, '$1\n').trimEnd();
}

/** Returns the snippet of each story in a file, or a text that says why there is none. */
export async function snippetsIn(
  file: string,
  api: Api,
  wanted: (name: string) => boolean = () => true,
): Promise<Map<string, Snippet | string>> {
  const source = read(file);
  const meta = source.declarations.get('meta')?.value;
  const config = meta && configOf(meta, 'meta')?.config;
  const found = new Map<string, Snippet | string>();
  for (const { name, value } of source.stories) {
    if (!wanted(name)) continue;
    try {
      const snippet = await snippetOf(source, api, config, value);
      if (snippet) found.set(name, snippet);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      found.set(name, error.message);
    }
  }
  return found;
}

async function snippetOf(
  source: Source,
  api: Api,
  meta: Objects | undefined,
  value: Node,
): Promise<Snippet | undefined> {
  const story = configOf(value, 'story');
  if (!story) return undefined;
  const component = componentOf(meta, source.code);
  const props = api.components[component]?.props;
  const required = new Set(props?.filter((prop) => prop.required).map(({ name }) => name));
  // Form only passes the event on, so its `onSubmit` returns no result.
  const answering = !props?.some(
    ({ name, type }) => name === 'onSubmit' && type.includes('SubmitEvent'),
  );
  const nodes = [
    ...entriesOf(source, propertyOf(meta, 'args')),
    ...entriesOf(source, propertyOf(story.config, 'args')),
  ];
  const writer = new Writer();
  const render = renderOf(source, propertyOf(story.config, 'render') ?? propertyOf(meta, 'render'));
  if (render) {
    // Notes what the args refer to only if the markup takes args.
    const takes = render.params.length > 0;
    const args = takes
      ? argsOf(writer, source, nodes, required, answering)
      : new Map<string, string>();
    const markup = rendered(writer, source, render, args);
    return { code: await asCopied(`${writer.head()}\n${markup}`) };
  }
  const node = propertyOf(meta, 'component');
  if (!node) throw new Unsupported('It has no component.');
  const args = argsOf(writer, source, nodes, required, answering);
  const tag = writer.text(source, node).replace(/<.*/s, '');
  const children = args.get('children');
  const attributes = Object.fromEntries(
    [...args]
      .filter(([name]) => name !== 'children')
      .map(([name, text]) => [name, attribute(name, text)]),
  );
  const open = `<${tag} ${Object.values(attributes).join(' ')}`;
  const markup = children === undefined ? `${open} />` : `${open}>${asChildren(children)}</${tag}>`;
  const code = await asCopied(`${writer.head()}\n${markup}`);
  return {
    code,
    parts: {
      // Only the markup has a tag at the start of a line.
      head: code.slice(0, code.lastIndexOf(`\n<${tag}`) + 1),
      tag,
      attributes,
      ...(children !== undefined && { children: asChildren(children) }),
    },
  };
}

/** Returns the name of the component of a file's stories. */
function componentOf(meta: Objects | undefined, code: string): string {
  const node = propertyOf(meta, 'component');
  return node ? code.slice(node.start, node.end).replace(/<.*/s, '') : '';
}

/** Returns the name of the component of a file's stories. */
export function subjectOf(file: string): string {
  const source = read(file);
  const meta = source.declarations.get('meta')?.value;
  return meta ? componentOf(configOf(meta, 'meta')?.config, source.code) : '';
}
