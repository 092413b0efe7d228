import { decide } from '../rules/evaluate.ts';
import type { RulesSource } from '../rules/file.ts';
import type { Method } from '../rules/syntax.ts';
import { Path, Timestamp } from '../rules/values.ts';
import type { Value } from '../rules/values.ts';
import type { Caller } from './caller.ts';
import type { StoredDocument } from './documents.ts';
import { RequestError } from './errors.ts';
import { readTimestamp, toMap } from './fields.ts';
import type { Fields } from './fields.ts';
import { rulesPath } from './paths.ts';

/** What the caller wants to do, and the document that would result. */
export type Access = {
  method: Method;
  name: string;
  caller: Caller;
  /** RFC 3339; `request.time` in the rules. */
  time: string;
  stored: StoredDocument | undefined;
  /** The fields after a write. */
  next?: Fields;
};

/** Throws PERMISSION_DENIED unless the rules allow access. Only the log has the reason. */
export type Guard = (access: Access) => void;

export function createGuard(rules: RulesSource, log: (line: string) => void): Guard {
  return ({ method, name, caller, time, stored, next }) => {
    if (caller.kind === 'owner') return;
    const ruleset = rules();
    const path = rulesPath(name);
    const request = new Map<string, Value>([
      ['auth', caller.kind === 'user' ? caller.auth : null],
      ['method', method],
      ['path', new Path(path)],
      ['time', readTimestamp(time) ?? new Timestamp(time)],
      ['resource', next ? resource(path, next) : null],
    ]);
    const verdict = ruleset
      ? decide(ruleset, {
          method,
          path,
          request,
          resource: stored ? resource(path, stored.fields) : null,
        })
      : { allowed: false as const, reason: 'the rules file is invalid' };
    if (verdict.allowed) return;
    log(`Denied: ${method} ${path.slice(3).join('/')} (${verdict.reason})`);
    throw new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
}

function resource(path: string[], fields: Fields): Map<string, Value> {
  return new Map<string, Value>([
    ['data', toMap(fields)],
    ['id', path.at(-1) ?? ''],
    ['__name__', new Path(path)],
  ]);
}
