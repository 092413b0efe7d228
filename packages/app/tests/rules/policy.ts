import { OWNER, type Who } from './callers.ts';

/**
 * Everything that anybody may do: the owner of a record, with that record. The expected result of
 * every attempt is derived from this table. A list names the fields that a write may set.
 */
export const OWNER_MAY = {
  get: true,
  create: ['email', 'displayName', 'userType', 'createdAt'],
  update: ['displayName'],
  delete: true,
  list: false,
} as const;

/** What is known about an attempt, without looking at the rules. */
export interface Facts {
  who: Who;
  /** Whether it is about the record at `users/<their id>`. */
  isOwn: boolean;
  method: keyof typeof OWNER_MAY;
  /** The fields that a write sets or changes, with whether the new value is valid. */
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
