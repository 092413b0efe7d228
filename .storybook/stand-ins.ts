/**
 * Replaces elements and functions inside a structured arg with short names like `‹picture 1›`. The
 * object control shows the names, so that readers can edit the texts around them. The story gets
 * the originals.
 */
import type { Args, ArgsEnhancer } from 'storybook/internal/types';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value contains something only code can express: an element or a function. */
export const isCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (isObject(value) && ('$$typeof' in value || Object.values(value).some(isCode)));

/** Whether a value is a list or a plain object. Other objects cannot be copied faithfully. */
const isStructure = (value: unknown): value is object =>
  Array.isArray(value) ||
  (isObject(value) && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value));

const hasText = (value: unknown): boolean =>
  typeof value === 'string' || (isStructure(value) && Object.values(value).some(hasText));

/** Copies lists and plain objects at any depth, and passes every other value through `change`. */
function mapped(
  value: unknown,
  key: string,
  change: (part: unknown, key: string) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, key, change));
  if (!isStructure(value)) return change(value, key);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapped(item, name, change)]),
  );
}

/** Whether a story's arg gets stand-ins: it has both texts and code, and is meant for editing. */
export const takesStandIns = (story: string, value: unknown): value is object =>
  story === 'Playground' && isStructure(value) && isCode(value) && hasText(value);

/** The originals of the names in an initial arg. */
const originals = new WeakMap<object, Map<unknown, unknown>>();

function named(value: object, name: string): object {
  const parts = new Map<unknown, unknown>();
  const counts = new Map<string, number>();
  const shown = mapped(value, name, (part, key) => {
    if (!isCode(part)) return part;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const standIn = `‹${key} ${count}›`;
    parts.set(standIn, part);
    return standIn;
  }) as object;
  originals.set(shown, parts);
  return shown;
}

/** Puts stand-ins into the args of a Playground. */
export const withStandIns: ArgsEnhancer = ({ initialArgs, name: story }) =>
  Object.fromEntries(
    Object.entries(initialArgs).flatMap(([name, value]: [string, unknown]) =>
      takesStandIns(story, value) ? [[name, named(value, name)]] : [],
    ),
  );

/**
 * Returns the args with the originals in place of their stand-ins. A name that the reader changed
 * stays a text.
 */
export const withoutStandIns = ({ args, initialArgs }: { args: Args; initialArgs: Args }): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, unknown]) => {
      const parts = originals.get(initialArgs[name]);
      return [name, parts ? mapped(value, name, (part) => parts.get(part) ?? part) : value];
    }),
  );
