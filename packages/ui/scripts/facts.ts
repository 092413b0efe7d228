/**
 * Flattens the contract into facts, to compare it with the last release. The key names one thing that
 * people rely on; the value is what they may rely on. Explanations, such as the sentence of a prop,
 * are not facts.
 */
import type { Contract } from './contract.ts';

/** `prop Button.size` → `'lg' | 'md' | 'sm'`. */
export type Facts = Record<string, string>;

export const SORTS = [
  'entry',
  'command',
  'export',
  'prop',
  'required',
  'default',
  'rest',
  'value',
  'alias',
  'word',
  'token',
  'property',
  'class',
  'attribute',
  'requires',
] as const;

export type Sort = (typeof SORTS)[number];

type Fact = [key: `${Sort} ${string}`, value: string];

/** Matches an innermost object in a type: the text before, its fields, the text after. */
const OBJECT = /^([^{}]*)\{ ([^{}]*) \}([^{}]*)$/;
const FIELD = /^(?:readonly )?'?([\w~-]+)'?(\?)?: (.+)$/s;

/** Yields a type, and the fields of an object in it, so that each is compared separately. */
function* typeOf(path: string, type: string, isDescribed: boolean): Generator<Fact> {
  // Described fields are listed among the types.
  if (isDescribed) return yield [`prop ${path}`, type.replace(/\{.*\}/s, '{…}')];
  const [, before = '', inside = '', after = ''] = OBJECT.exec(type) ?? [];
  const fields = inside.split('; ').map((field) => FIELD.exec(field));
  // Parameters and results of functions are compared as a whole.
  if (type.includes('=>') || !fields.every((field) => field !== null))
    return yield [`prop ${path}`, type];
  yield [`prop ${path}`, `${before}{…}${after}`];
  for (const [, name = '', optional, of = ''] of fields) {
    yield [`prop ${path}.${name}`, of];
    if (!optional) yield [`required ${path}.${name}`, ''];
  }
}

function* propsOf(contract: Contract): Generator<Fact> {
  for (const [owner, { props }] of [
    ...Object.entries(contract.components),
    ...Object.entries(contract.types),
  ])
    for (const { name, type, required, default: fallback } of props) {
      const path = `${owner}.${name}`;
      yield* typeOf(path, type, path in contract.types);
      if (required) yield [`required ${path}`, ''];
      if (fallback !== undefined) yield [`default ${path}`, fallback];
    }
}

function* stylesOf(contract: Contract): Generator<Fact> {
  for (const [part, { classes, attributes, properties }] of Object.entries(contract.parts)) {
    for (const name of classes) yield [`class ${name}`, ''];
    for (const [name, values] of Object.entries(attributes)) {
      yield [`attribute ${part} ${name}`, ''];
      for (const value of values) yield [`attribute ${part} ${name}=${value}`, ''];
    }
    for (const name of properties) yield [`property ${name}`, ''];
  }
  for (const name of contract.properties) yield [`property ${name}`, ''];
}

function* all(contract: Contract): Generator<Fact> {
  for (const [entry, names] of Object.entries(contract.entries)) {
    yield [`entry ${entry}`, ''];
    for (const name of names) yield [`export ${entry} ${name}`, ''];
  }
  for (const name of contract.commands) yield [`command ${name}`, ''];
  yield* propsOf(contract);
  for (const [name, { rest }] of Object.entries(contract.components))
    for (const element of rest) yield [`rest ${name} ${element}`, ''];
  for (const [name, type] of Object.entries(contract.values)) yield [`value ${name}`, type];
  for (const [name, type] of Object.entries(contract.aliases)) yield [`alias ${name}`, type];
  for (const [name, slots] of Object.entries(contract.words)) yield [`word ${name}`, slots];
  for (const [name, { css, type }] of Object.entries(contract.tokens))
    yield [`token ${name}`, `${css} ${type}`];
  yield* stylesOf(contract);
  for (const [name, range] of Object.entries(contract.requires)) yield [`requires ${name}`, range];
}

/** Returns a contract's facts. @throws If two have the same key, because one would hide the other. */
export function factsOf(contract: Contract): Facts {
  const facts: Facts = {};
  for (const [key, value] of all(contract)) {
    if (key in facts) throw new Error(`The contract has two things called "${key}": rename one.`);
    facts[key] = value;
  }
  return facts;
}
