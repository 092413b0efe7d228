/**
 * Measures changes to the contract. Removal and narrowing are major, an addition is minor, and a
 * change that no code can depend on is a patch. A type that can't be proved wider counts as narrower.
 */
import type { Facts, Sort } from './facts.ts';

export type Size = 'patch' | 'minor' | 'major';

export interface Change {
  size: Size;
  text: string;
}

const SIZES: readonly Size[] = ['patch', 'minor', 'major'];

/** Whether the first size is at least as large as the second. */
export const covers = (one: Size | undefined, other: Size): boolean =>
  one !== undefined && SIZES.indexOf(one) >= SIZES.indexOf(other);

export const largest = (sizes: Iterable<Size>): Size | undefined => {
  const found = new Set(sizes);
  return SIZES.findLast((size) => found.has(size));
};

/**
 * Returns the bump that a release needs. From 1.0.0, semver decides. Below 1.0.0, each bump is one
 * step smaller, because npm reads `^0.2.0` that way: the middle number breaks, the last number adds.
 */
export function bumpFor(size: Size, version: string): Size {
  if (!version.startsWith('0.')) return size;
  return size === 'major' ? 'minor' : 'patch';
}

/** Splits a printed union into its members, outside brackets and quotes. */
export function membersOf(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < type.length; at++) {
    const sign = type[at]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (`'"\``.includes(sign)) quote = sign;
    else if ('([{<'.includes(sign)) depth++;
    // The `>` of an arrow is not a bracket.
    else if (')]}'.includes(sign) || (sign === '>' && type[at - 1] !== '=')) depth--;
    // Everything after an arrow belongs to the function's result.
    else if (sign === '=' && type[at + 1] === '>' && depth === 0) break;
    else if (sign === '|' && depth === 0) {
      members.push(type.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...members, type.slice(start).trim()].filter(Boolean);
}

/** The members that a type accepts besides itself. */
const WIDER: Record<string, RegExp> = {
  string: /^'.*'$/,
  number: /^-?[\d.]+$/,
  boolean: /^(true|false)$/,
  ReactNode:
    /^(string|number|bigint|boolean|null|undefined|true|false|ReactElement|ReactPortal|'.*'|-?[\d.]+)$/,
  unknown: /./,
};

const takes = (wide: string, member: string): boolean =>
  wide === member || wide === `readonly ${member}` || WIDER[wide]?.test(member) === true;

/** Whether the texts prove that all values of a type are also values of the other. */
export const isWithin = (type: string, other: string): boolean => {
  const wide = membersOf(other);
  return membersOf(type).every((member) => wide.some((one) => takes(one, member)));
};

/** Measures a change of a type. What people pass to the kit may widen; what they get may narrow. */
function typeChange(
  before: string,
  after: string,
  direction: 'given' | 'got' | 'both',
): Size | undefined {
  const wider = isWithin(before, after);
  const narrower = isWithin(after, before);
  if (wider && narrower) return undefined;
  if (direction !== 'got' && wider) return 'minor';
  return direction === 'got' && narrower ? 'minor' : 'major';
}

const LITERAL = /^('.*'|true|false|-?\d[\d.]*)$/;

/** Measures a change of a default. A part's default text is no promise; its default behavior is. */
function defaultChange(before: string, after: string, type: string): Size {
  const isWords = membersOf(type).every((member) => /^(string|ReactNode)$/.test(member));
  return !isWords && (LITERAL.test(before) || LITERAL.test(after)) ? 'major' : 'patch';
}

/** The size of each kind of change to one fact. */
interface Rule {
  added: Size;
  removed: Size;
  /** Returns undefined if both texts mean the same. */
  changed?: (before: string, after: string, key: string, facts: Facts) => Size | undefined;
}

const NAME: Rule = { added: 'minor', removed: 'major' };
const always = (size: Size) => () => size;

const RULES: Record<Sort, Rule> = {
  entry: NAME,
  command: NAME,
  export: NAME,
  prop: { ...NAME, changed: (before, after) => typeChange(before, after, 'given') },
  required: { added: 'major', removed: 'minor' },
  default: {
    added: 'patch',
    removed: 'patch',
    changed: (before, after, key, facts) =>
      defaultChange(before, after, facts[key.replace('default', 'prop')] ?? ''),
  },
  rest: NAME,
  value: { added: 'minor', removed: 'major', changed: (a, b) => typeChange(a, b, 'got') },
  alias: { added: 'minor', removed: 'major', changed: (a, b) => typeChange(a, b, 'both') },
  // A translation may use a name in braces that the new text no longer provides.
  word: { ...NAME, changed: always('major') },
  token: { ...NAME, changed: always('major') },
  property: NAME,
  class: NAME,
  attribute: NAME,
  requires: { added: 'major', removed: 'minor', changed: always('major') },
};

const SAID: Record<Sort, string> = {
  entry: 'the entry',
  command: 'the command',
  export: 'the export',
  prop: 'the prop',
  required: 'the demand for',
  default: 'the default of',
  rest: 'the other props of',
  value: 'the value',
  alias: 'the type',
  word: 'the word',
  token: 'the token',
  property: 'the custom property',
  class: 'the class',
  attribute: 'the attribute',
  requires: 'the requirement',
};

const sortOf = (key: string) => key.slice(0, key.indexOf(' ')) as Sort;
const nameOf = (key: string) => key.slice(key.indexOf(' ') + 1);

/**
 * Returns the owner of a fact, if it has one: `owner Button` for `prop Button.size`, `entry ./Button`
 * for `export ./Button Button`. A fact that is added or removed with its owner is not reported.
 */
function ownerOf(key: string, comes: boolean): string | undefined {
  const name = nameOf(key);
  const owner = `owner ${name.slice(0, name.lastIndexOf('.'))}`;
  switch (sortOf(key)) {
    case 'prop':
      return owner;
    case 'required':
      // A new required prop is reported twice, because only the requirement breaks code.
      return comes ? owner : `prop ${name}`;
    case 'default':
      return `prop ${name}`;
    case 'export':
      return `entry ${name.slice(0, name.indexOf(' '))}`;
    case 'attribute':
      return name.includes('=') ? `attribute ${name.slice(0, name.indexOf('='))}` : undefined;
    default:
      return undefined;
  }
}

/** Returns all owners of the facts. */
const ownersIn = (facts: Facts) =>
  new Set(Object.keys(facts).flatMap((key) => [key, ownerOf(key, true) ?? key]));

/** Lists the differences between two contracts, largest first. */
export function changesBetween(before: Facts, after: Facts): Change[] {
  const owners = { before: ownersIn(before), after: ownersIn(after) };
  const changes: Change[] = [];
  const report = (size: Size, key: string, text: string) =>
    void changes.push({ size, text: `${SAID[sortOf(key)]} ${nameOf(key)} ${text}` });

  for (const [key, value] of Object.entries(before)) {
    const { removed, changed } = RULES[sortOf(key)];
    const now = after[key];
    if (now === undefined) {
      const owner = ownerOf(key, false);
      if (!owner || owners.after.has(owner)) report(removed, key, 'is gone');
    } else if (now !== value) {
      const size = changed?.(value, now, key, after);
      if (size) report(size, key, `was ${value || 'empty'}, is ${now || 'empty'}`);
    }
  }
  for (const key of Object.keys(after)) {
    const owner = ownerOf(key, true);
    if (key in before || (owner && !owners.before.has(owner))) continue;
    report(RULES[sortOf(key)].added, key, 'is new');
  }
  return changes.sort((a, b) => SIZES.indexOf(b.size) - SIZES.indexOf(a.size));
}
