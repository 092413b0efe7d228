/**
 * How large a change of the contract is. Removal and narrowing are major, an addition is minor, and
 * what nobody's code can depend on is a patch. What can't be shown to be wider counts as narrower.
 */
import type { Facts, Sort } from './facts.ts';

export type Size = 'patch' | 'minor' | 'major';

export interface Change {
  size: Size;
  text: string;
}

const SIZES: readonly Size[] = ['patch', 'minor', 'major'];

/** Whether the first is at least as large as the second. */
export const covers = (one: Size | undefined, other: Size): boolean =>
  one !== undefined && SIZES.indexOf(one) >= SIZES.indexOf(other);

export const largest = (sizes: Iterable<Size>): Size | undefined => {
  const found = new Set(sizes);
  return SIZES.findLast((size) => found.has(size));
};

/**
 * The bump that a release needs: as semver has it from 1.0.0. Below it everything is a step less,
 * as npm reads `^0.2.0`: the middle number breaks, the last one adds.
 */
export function bumpFor(size: Size, version: string): Size {
  if (!version.startsWith('0.')) return size;
  return size === 'major' ? 'minor' : 'patch';
}

/** The members of a union, as printed, outside of brackets and quotes. */
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
    // The head of an arrow is no bracket.
    else if (')]}'.includes(sign) || (sign === '>' && type[at - 1] !== '=')) depth--;
    // A function's result takes in all that follows.
    else if (sign === '=' && type[at + 1] === '>' && depth === 0) break;
    else if (sign === '|' && depth === 0) {
      members.push(type.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...members, type.slice(start).trim()].filter(Boolean);
}

/** What a type takes in beside itself. */
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

/** Whether all values of a type are also values of the other, as far as their texts show. */
export const isWithin = (type: string, other: string): boolean => {
  const wide = membersOf(other);
  return membersOf(type).every((member) => wide.some((one) => takes(one, member)));
};

/** What people pass to the kit may get wider; what they get from it, such as a value, narrower. */
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

/** The text a part says is no promise; what it does by default is. */
function defaultChange(before: string, after: string, type: string): Size {
  const isWords = membersOf(type).every((member) => /^(string|ReactNode)$/.test(member));
  return !isWords && (LITERAL.test(before) || LITERAL.test(after)) ? 'major' : 'patch';
}

/** What can be said of two lists of facts for one key. */
interface Rule {
  added: Size;
  removed: Size;
  /** None for the same in other words. */
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
  // A translation can't fill in what is no longer given.
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
 * What a fact is part of, if it is: `prop Button.size` of `owner Button`, `export ./Button Button` of
 * `entry ./Button`. What comes or goes with its owner is told once.
 */
function ownerOf(key: string, comes: boolean): string | undefined {
  const name = nameOf(key);
  const owner = `owner ${name.slice(0, name.lastIndexOf('.'))}`;
  switch (sortOf(key)) {
    case 'prop':
      return owner;
    case 'required':
      // A prop that is new and required is told twice: it's the demand that breaks.
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

/** What facts can be part of. */
const ownersIn = (facts: Facts) =>
  new Set(Object.keys(facts).flatMap((key) => [key, ownerOf(key, true) ?? key]));

/** What differs between two contracts, the largest first. */
export function changesBetween(before: Facts, after: Facts): Change[] {
  const owners = { before: ownersIn(before), after: ownersIn(after) };
  const changes: Change[] = [];
  const tell = (size: Size, key: string, text: string) =>
    void changes.push({ size, text: `${SAID[sortOf(key)]} ${nameOf(key)} ${text}` });

  for (const [key, value] of Object.entries(before)) {
    const { removed, changed } = RULES[sortOf(key)];
    const now = after[key];
    if (now === undefined) {
      const owner = ownerOf(key, false);
      if (!owner || owners.after.has(owner)) tell(removed, key, 'is gone');
    } else if (now !== value) {
      const size = changed?.(value, now, key, after);
      if (size) tell(size, key, `was ${value || 'empty'}, is ${now || 'empty'}`);
    }
  }
  for (const key of Object.keys(after)) {
    const owner = ownerOf(key, true);
    if (key in before || (owner && !owners.before.has(owner))) continue;
    tell(RULES[sortOf(key)].added, key, 'is new');
  }
  return changes.sort((a, b) => SIZES.indexOf(b.size) - SIZES.indexOf(a.size));
}
