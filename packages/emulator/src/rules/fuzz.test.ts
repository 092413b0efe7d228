// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcome, typeNames } from '../testing/reference.ts';
import type { Pattern, Plain, Program } from '../testing/reference.ts';
import { decide } from './evaluate.ts';
import { parseRules } from './parse.ts';
import type { Value } from './values.ts';

// Checks on random expressions and data that the evaluator and the reference agree on true, false or
// neither.

/** The number of rules files. Parsing is slow, so each file has many rules. */
const FILES = 8;
const EXPRESSIONS_EACH = 25;

const KEYS = ['a', 'b', 'c'];
const CHARS = ['a', 'b', '\u{1F600}', '\n', ' ', 'é', '\uE000'];
const chars = fc.constantFrom(...CHARS);
const strings = fc.string({ unit: chars, maxLength: 4 });

const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.integer({ min: 0, max: 3 }).map((int) => ({ int })),
    fc.constantFrom(0, 0.5, 1, 2),
    strings,
    fc.constantFrom(...KEYS),
    fc.array(tie('plain'), { maxLength: 3 }).map((list) => ({ list })),
    fc.dictionary(fc.constantFrom(...KEYS), tie('plain'), { maxKeys: 3 }).map((map) => ({ map })),
  ),
}));
const record = fc
  .dictionary(fc.constantFrom(...KEYS), plain, { minKeys: 1, maxKeys: 3 })
  .map((map): Plain => ({ map }));

const pattern: fc.Arbitrary<Pattern> = fc.array(
  fc.record({
    chars: fc.oneof(fc.constant('any' as const), fc.array(chars, { minLength: 1, maxLength: 2 })),
    times: fc.constantFrom('', '?', '*', '+'),
  }),
  { maxLength: 3 },
);

const anyKey = fc.constantFrom(...KEYS);
const tag = (...names: string[]) => fc.constantFrom(...names);
const make = (...parts: fc.Arbitrary<unknown>[]) =>
  fc.tuple(...parts) as unknown as fc.Arbitrary<Program>;
const literal = (plainValue: fc.Arbitrary<Plain>) => make(tag('value'), plainValue);

/** Makes expressions mostly of the expected type, so that most of them do not fail. */
const { bool } = fc.letrec<Record<Kind, Program>>((tie) => {
  const one = (wanted: Kind) =>
    fc.oneof({ weight: 12, arbitrary: tie(wanted) }, { weight: 1, arbitrary: tie('any') });
  const options = (...all: fc.Arbitrary<Program>[]) => fc.oneof({ depthSize: 'small' }, ...all);
  const comparison = tag('==', '!=', '<', '<=', '>', '>=');
  const equality = tag('==', '!=');
  const has = tag('hasOnly', 'hasAll', 'hasAny');
  return {
    bool: options(
      literal(fc.boolean()),
      make(tag('and', 'or'), one('bool'), one('bool')),
      make(tag('not'), one('bool')),
      make(tag('if'), one('bool'), one('bool'), one('bool')),
      make(tag('compare'), comparison, one('number'), one('number')),
      make(tag('compare'), comparison, one('text'), one('text')),
      make(tag('compare'), equality, one('list'), one('list')),
      make(tag('compare'), equality, one('set'), one('set')),
      make(tag('compare'), equality, one('map'), one('map')),
      make(tag('compare'), equality, tie('any'), tie('any')),
      make(tag('in'), tie('any'), one('list')),
      make(tag('in'), tie('any'), one('set')),
      make(tag('in'), one('text'), one('map')),
      make(tag('is'), tie('any'), tag(...typeNames)),
      make(has, one('list'), one('list')),
      make(has, one('set'), one('list')),
      make(has, one('set'), one('set')),
      make(tag('matches'), one('text'), pattern),
      make(tag('call'), tie('any'), tie('any'), one('bool')),
      make(tag('call'), one('bool'), one('bool'), make(tag('name'), tag('p', 'v'))),
    ),
    number: options(
      literal(fc.integer({ min: 0, max: 3 }).map((int) => ({ int }))),
      literal(fc.constantFrom(0, 0.5, 1, 2)),
      make(tag('size'), one('text')),
      make(tag('size'), one('list')),
      make(tag('size'), one('set')),
      make(tag('size'), one('map')),
    ),
    text: options(literal(strings), literal(anyKey)),
    list: options(
      literal(fc.array(plain, { maxLength: 3 }).map((list) => ({ list }))),
      make(tag('keys'), one('map')),
    ),
    set: options(make(tag('toSet'), one('list')), make(tag('affected'), one('map'), one('map'))),
    map: options(make(tag('name'), tag('data', 'before')), literal(record)),
    any: options(
      literal(plain),
      make(tag('field'), one('map'), anyKey),
      make(tag('get'), one('map'), anyKey, literal(plain)),
      tie('bool'),
      tie('number'),
      tie('list'),
      tie('set'),
      tie('map'),
    ),
  };
});
type Kind = 'bool' | 'number' | 'text' | 'list' | 'set' | 'map' | 'any';

const quote = (text: string) => `'${text.replaceAll('\n', '\\n')}'`;

function write(value: Plain): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : `${value}`;
  if (value === null || typeof value === 'boolean') return `${value}`;
  if ('int' in value) return `${value.int}`;
  if ('list' in value) return `[${value.list.map(write).join(', ')}]`;
  const entries = Object.entries(value.map).map(([key, item]) => `${quote(key)}: ${write(item)}`);
  return `{${entries.join(', ')}}`;
}

const writePattern = (parts: Pattern) =>
  parts
    .map(
      ({ chars: allowed, times }) => `${allowed === 'any' ? '.' : `[${allowed.join('')}]`}${times}`,
    )
    .join('');

/** Writes the program in the rules language, and adds its functions to `functions`. */
function toRules(part: Program, functions: string[]): string {
  const inner = (one: Program) => toRules(one, functions);
  const [kind] = part;
  switch (kind) {
    case 'value':
      return `(${write(part[1])})`;
    case 'name':
      return part[1];
    case 'field':
      return `${inner(part[1])}.${part[2]}`;
    case 'not':
      return `(!${inner(part[1])})`;
    case 'and':
      return `(${inner(part[1])} && ${inner(part[2])})`;
    case 'or':
      return `(${inner(part[1])} || ${inner(part[2])})`;
    case 'in':
      return `(${inner(part[1])} in ${inner(part[2])})`;
    case 'compare':
      return `(${inner(part[2])} ${part[1]} ${inner(part[3])})`;
    case 'is':
      return `(${inner(part[1])} is ${part[2]})`;
    case 'if':
      return `(${inner(part[1])} ? ${inner(part[2])} : ${inner(part[3])})`;
    case 'get':
      return `${inner(part[1])}.get(${quote(part[2])}, ${inner(part[3])})`;
    case 'affected':
      return `${inner(part[1])}.diff(${inner(part[2])}).affectedKeys()`;
    case 'matches':
      return `${inner(part[1])}.matches(${quote(writePattern(part[2]))})`;
    case 'call': {
      const [binding, result] = [inner(part[2]), inner(part[3])];
      const name = `f${functions.length}`;
      functions.push(
        `function ${name}(data, before, p, v) { return ${result}; }`,
        `function ${name}p(data, before, p) { let v = ${binding}; return ${name}(data, before, p, v); }`,
      );
      return `${name}p(data, before, ${inner(part[1])})`;
    }
    case 'size':
    case 'keys':
    case 'toSet':
      return `${inner(part[1])}.${kind}()`;
    default:
      return `${inner(part[1])}.${kind}(${inner(part[2])})`;
  }
}

function toValue(value: Plain): Value {
  if (value === null || typeof value !== 'object') return value;
  if ('int' in value) return BigInt(value.int);
  if ('list' in value) return value.list.map(toValue);
  return new Map(Object.entries(value.map).map(([key, item]) => [key, toValue(item)]));
}

/** Makes the same values in each run; `FUZZ_SEED` chooses others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

test('the evaluator and the reference agree', { timeout: 120_000 }, () => {
  const expressions = fc.array(bool, { minLength: 1, maxLength: EXPRESSIONS_EACH, size: 'max' });
  const worlds = fc.array(fc.tuple(record, record), { minLength: 1, maxLength: 10, size: 'max' });
  fc.assert(
    fc.property(expressions, worlds, (programs, pairs) => {
      const functions: string[] = [];
      const matches = programs.map((one, index) => {
        const condition = toRules(one, functions);
        functions.push(`function c${index}(data, before) { return ${condition}; }`);
        const asked = `c${index}(request.resource.data, resource.data)`;
        return `match /e${index}/{id} { allow create: if ${asked}; allow update: if !${asked}; }`;
      });
      const rules = parseRules(
        `rules_version = '2'; service cloud.firestore { ${[...functions, ...matches].join('\n')} }`,
      );
      const document = (value: Plain) => new Map([['data', toValue(value)]]);
      const decideAll = ([data, before]: readonly [Plain, Plain]) =>
        programs.map((_, index) => {
          const allows = (method: 'create' | 'update') =>
            decide(rules, {
              method,
              path: [`e${index}`, 'id'],
              request: new Map<string, Value>([['resource', document(data)]]),
              resource: document(before),
            }).allowed;
          return allows('create') || (allows('update') ? false : 'neither');
        });
      const told = (outcomes: unknown[]) =>
        outcomes.map((one, index) => `${String(one)}: ${toRules(programs[index]!, [])}`);
      for (const pair of pairs) {
        const [data, before] = pair;
        const expected = programs.map((one) => outcome(one, { data, before }));
        expect(told(decideAll(pair))).toEqual(told(expected));
      }
    }),
    { numRuns: FILES, seed },
  );
});
