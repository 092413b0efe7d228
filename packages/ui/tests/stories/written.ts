/** The code that docs pages show for a story, with the args that a reader sets in its controls. */
import type { Args } from 'storybook/internal/types';
import type { Parts, Snippet } from '../../scripts/snippets.ts';

const WIDTH = 80;

/** A value as source. */
function literal(value: unknown, indent = ''): string {
  const inside = `${indent}  `;
  const list = (items: string[], [open, close]: readonly [string, string]) => {
    const line = `${open}${open === '{' ? ' ' : ''}${items.join(', ')}${open === '{' ? ' ' : ''}${close}`;
    if (items.length === 0) return `${open}${close}`;
    return indent.length + line.length <= WIDTH && !line.includes('\n')
      ? line
      : `${open}\n${items.map((item) => `${inside}${item},\n`).join('')}${indent}${close}`;
  };
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return list(
      value.map((item) => literal(item, inside)),
      ['[', ']'],
    );
  if (typeof value === 'object' && value)
    return list(
      Object.entries(value).map(
        ([key, item]) => `${/^\w+$/.test(key) ? key : quoted(key)}: ${literal(item, inside)}`,
      ),
      ['{', '}'],
    );
  return String(value);
}

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${literal(value, '  ')}}`;
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !('$$typeof' in value) && Object.values(value).every(isPlain)
    : typeof value !== 'function';

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

function print({ head, tag, attributes, children }: Parts): string {
  const all = Object.values(attributes);
  const end = children === undefined ? ' />' : `>${children}</${tag}>`;
  const line = `<${[tag, ...all].join(' ')}${end}`;
  if (line.length <= WIDTH && !line.includes('\n')) return `${head}\n${line}`;
  const close = children === undefined ? '/>' : `>\n  ${children}\n</${tag}>`;
  return `${head}\n<${tag}\n${all.map((one) => `  ${one}\n`).join('')}${close}`;
}

/** The code of a story whose controls show these args. */
export function written({ code, parts }: Snippet, initial: Args, args: Args): string {
  const changed = Object.keys({ ...initial, ...args }).filter(
    (name) => isPlain(args[name]) && isPlain(initial[name]) && !same(args[name], initial[name]),
  );
  if (!parts || changed.length === 0) return code;
  const attributes = { ...parts.attributes };
  let { children } = parts;
  for (const name of changed) {
    const value: unknown = args[name];
    if (name === 'children')
      children =
        typeof value === 'string' && !/[{}<>&]/.test(value) ? value : `{${literal(value)}}`;
    else if (value === undefined) delete attributes[name];
    else attributes[name] = attribute(name, value);
  }
  return print({ ...parts, attributes, ...(children !== undefined && { children }) });
}
