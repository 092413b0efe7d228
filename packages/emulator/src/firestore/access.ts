import { decide } from '../rules/evaluate.ts';
import type { RulesSource } from '../rules/file.ts';
import type { Method } from '../rules/parse.ts';
import type { Value } from '../rules/values.ts';
import type { Caller } from './caller.ts';
import type { DocumentStore, StoredDocument } from './documents.ts';
import { RequestError } from './errors.ts';
import { toMap } from './fields.ts';
import type { Fields } from './fields.ts';

/** What the caller wants to do, and the document that would result. */
export type Access = {
  method: Method;
  name: string;
  caller: Caller;
  stored?: StoredDocument | undefined;
  /** The fields after a write. */
  next?: Fields | undefined;
};

/** Throws PERMISSION_DENIED unless the rules allow access. Only the log has the reason. */
export type Guard = (access: Access) => void;

/** What every call needs. */
export type Context = {
  root: string;
  caller: Caller;
  /** RFC 3339. */
  time: string;
  store: DocumentStore;
  guard: Guard;
};

export function createGuard(rules: RulesSource, log: (line: string) => void): Guard {
  return ({ method, name, caller, stored, next }) => {
    if (caller.kind === 'owner') return;
    const ruleset = rules();
    // The rules match everything after the project.
    const path = name.split('/').slice(2);
    const document = (fields: Fields | undefined): Value =>
      fields
        ? new Map<string, Value>([
            ['data', toMap(fields)],
            ['id', path.at(-1) ?? ''],
          ])
        : null;
    const request = new Map<string, Value>([
      ['auth', caller.kind === 'user' ? caller.auth : null],
      ['method', method],
      ['resource', document(next)],
    ]);
    const verdict = ruleset
      ? decide(ruleset, { method, path, request, resource: document(stored?.fields) })
      : { allowed: false as const, reason: 'the rules file is invalid' };
    if (verdict.allowed) return;
    log(`Denied: ${method} ${path.slice(3).join('/')} (${verdict.reason})`);
    throw new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
}
