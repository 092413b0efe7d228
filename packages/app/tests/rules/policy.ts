import { OWNER, type Who } from './callers.ts';

/**
 * Everything that the owner of a record may do with it. Nobody else may do anything. The expected
 * result of every attempt comes from this table. A list names the fields that a write may set.
 */
export const OWNER_MAY = {
  get: true,
  create: ['email', 'displayName', 'userType', 'createdAt'],
  update: ['displayName'],
  delete: true,
  list: false,
} as const;

/** The facts about an attempt, independent of the rules. */
export interface Facts {
  who: Who;
  /** Whether it concerns the record at `users/<their id>`. */
  isOwn: boolean;
  method: keyof typeof OWNER_MAY;
  /** The fields that a write sets or changes, and whether the new value is valid. */
  fields?: Readonly<Record<string, boolean>>;
}

/** Whether an attempt is allowed, by {@link OWNER_MAY}. */
export function mayDo({ who, isOwn, method, fields = {} }: Facts): boolean {
  const allowed = OWNER_MAY[method];
  if (who !== OWNER || !isOwn || allowed === false) return false;
  if (allowed === true) return true;
  const written = Object.keys(fields);
  const isComplete = method === 'update' || allowed.every((name) => written.includes(name));
  const isKnown = written.every((name) => allowed.some((known) => known === name));
  return isComplete && isKnown && Object.values(fields).every(Boolean);
}

/**
 * Everything that anyone may do with what visitors send: create a document whose fields are all
 * valid, and send the same again.
 */
export const ANYONE_MAY = {
  create: 'valid',
  update: 'unchanged',
  get: 'never',
  list: 'never',
  delete: 'never',
} as const;

/** Whether an attempt with a form is allowed, by {@link ANYONE_MAY}. */
export const mayDeliver = (
  method: keyof typeof ANYONE_MAY,
  is: { valid?: boolean; unchanged?: boolean } = {},
): boolean => {
  const condition = ANYONE_MAY[method];
  return condition !== 'never' && is[condition] === true;
};
