/** Writes a story's code for docs pages, with the args that a reader sets in its controls. */
import type { Args } from 'storybook/internal/types';
import type { Parts, Snippet } from '../../scripts/snippets.ts';

const WIDTH = 80;

/** Writes a value as source. */
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
  const above = head.trim() === '' ? '' : `${head.trim()}\n\n`;
  const end = children === undefined ? ' />' : `>${children}</${tag}>`;
  const line = `<${[tag, ...all].join(' ')}${end}`;
  if (line.length <= WIDTH && !line.includes('\n')) return `${above}${line}`;
  const close = children === undefined ? '/>' : `>\n  ${children}\n</${tag}>`;
  return `${above}<${tag}\n${all.map((one) => `  ${one}\n`).join('')}${close}`;
}

/** A text inside a value, with its key. */
type Text = [key: string, text: string];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('$$typeof' in value);

const textsIn = (value: unknown, key = ''): Text[] => {
  if (typeof value === 'string') return [[key, value]];
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => textsIn(one, name)) : [];
};

/** Returns the texts that differ between two values, or nothing if anything else differs. */
function edited(before: unknown, after: unknown, key = ''): [...Text, after: string][] | undefined {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string') return [[key, before, after]];
  if (!isRecord(before) || !isRecord(after)) return undefined;
  const edits = Object.keys({ ...before, ...after }).map((name) =>
    edited(before[name], after[name], name),
  );
  return edits.every((one) => one !== undefined) ? edits.flat() : undefined;
}

/** Finds an arg's text in code: at its key, or anywhere if it appears only once. */
function placeOf(code: string, [key, text]: Text, texts: Text[]): number | undefined {
  const said = quoted(text);
  const places = [...code.matchAll(new RegExp(said.replaceAll(/\W/g, '\\$&'), 'g'))];
  const alike = texts.filter(([, other]) => other === text);
  const keyed = places.filter(({ index }) => code.slice(0, index).trimEnd().endsWith(` ${key}:`));
  if (keyed.length === 1 && alike.filter(([other]) => other === key).length === 1)
    return keyed[0]?.index;
  return places.length === 1 && alike.length === 1 ? places[0]?.index : undefined;
}

/**
 * Replaces the texts of values that contain elements with those of these args. Leaves code unchanged
 * if the place is unclear, because only the source says how the elements are made.
 */
function reworded(code: string, initial: Args, args: Args): string {
  const texts = textsIn(initial);
  const edits = Object.keys(initial)
    .filter((name) => !isPlain(initial[name]))
    .flatMap((name) => edited(initial[name], args[name]) ?? [])
    .map(([key, before, after]) => ({ at: placeOf(code, [key, before], texts), before, after }));
  let text = code;
  for (const { at, before, after } of edits.sort((a, b) => (b.at ?? 0) - (a.at ?? 0))) {
    if (at === undefined) return code;
    text = text.slice(0, at) + quoted(after) + text.slice(at + quoted(before).length);
  }
  return text;
}

/** Returns the code of a story whose controls show these args. */
export function written(snippet: Snippet, initial: Args, args: Args): string {
  return reworded(withValues(snippet, initial, args), initial, args);
}

/** Returns the code of a story with the args that are plain values. */
function withValues({ code, parts }: Snippet, initial: Args, args: Args): string {
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
