import type { Names } from './expression.ts';
import type { Match, Method } from './parse.ts';
import { EvaluationError, asBool } from './values.ts';
import type { Value } from './values.ts';

/** A request as the rules see it. */
export type RulesRequest = {
  method: Method;
  /** The whole path: `databases`, `(default)`, `documents`, … */
  path: readonly string[];
  /** `request` in the rules. */
  request: Map<string, Value>;
  /** `resource` in the rules: the stored document, or null. */
  resource: Value;
};

/** Allowed, or the reason why not, as one line for the log. */
export type Verdict = { allowed: true } | { allowed: false; reason: string };

/**
 * Decides a request: it is allowed when the condition of any applicable `allow` is true. A
 * condition that fails (a missing field, a wrong type) counts as false.
 */
export function decide(ruleset: Match, { method, path, request, resource }: RulesRequest): Verdict {
  const known = new Map<string, Value>([
    ['request', request],
    ['resource', resource],
  ]);
  const reasons: string[] = [];
  for (const { match, names } of applying(ruleset, path, known)) {
    for (const { line, methods, condition } of match.allows) {
      if (!methods.includes(method)) continue;
      try {
        if (asBool(condition(names, 0))) return { allowed: true };
        reasons.push(`line ${line}: false`);
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        reasons.push(`line ${line}: ${error.message}`);
      }
    }
  }
  return { allowed: false, reason: reasons.join('; ') || 'no rule allows it' };
}

/** Every match that covers the whole path, with the values of its names. */
function* applying(
  match: Match,
  path: readonly string[],
  outer: Names,
): Generator<{ match: Match; names: Names }> {
  const names = new Map(outer);
  for (const [index, segment] of match.segments.entries()) {
    const id = path[index];
    if (id === undefined || ('literal' in segment && segment.literal !== id)) return;
    if ('capture' in segment) names.set(segment.capture, id);
  }
  const rest = path.slice(match.segments.length);
  if (rest.length === 0) yield { match, names };
  for (const inner of match.matches) yield* applying(inner, rest, names);
}
