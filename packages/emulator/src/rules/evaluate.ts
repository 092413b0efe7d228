import { EvaluationError, UnknownConstruct, callMethod } from './methods.ts';
import { compute } from './operators.ts';
import type { Allow, Expression, FunctionDeclaration, Match, Method, Ruleset } from './syntax.ts';
import { Path, isType, typeOf } from './values.ts';
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

/** Arguments and `let` are evaluated when they are first used, as in Google's evaluator. */
type Lazy = () => Value;
type Scope = {
  variables: ReadonlyMap<string, Lazy>;
  functions: ReadonlyMap<string, Closure>;
};
/** A function sees the names around its declaration, not around its call. */
type Closure = { declaration: FunctionDeclaration; scope: Scope };

/** As in Google's evaluator, function calls can nest this deep. */
const MAX_CALL_DEPTH = 20;

/**
 * Decides a request: it is allowed when the condition of any applicable `allow` is true. A
 * condition that fails (a missing field, a wrong type) counts as false. A condition with something
 * unknown denies the request, whatever the other conditions say.
 */
export function decide(
  ruleset: Ruleset,
  { method, path, request, resource }: RulesRequest,
): Verdict {
  const variables = new Map<string, Lazy>([
    ['request', () => request],
    ['resource', () => resource],
  ]);
  const reasons: string[] = [];
  for (const { allow, scope } of applying(ruleset, path, { variables, functions: new Map() })) {
    if (!allow.methods.includes(method)) continue;
    try {
      if (allow.condition === undefined || isTrue(allow.condition, scope, 0))
        return { allowed: true };
      reasons.push(`line ${allow.at.line}: false`);
    } catch (error) {
      if (error instanceof UnknownConstruct) {
        return {
          allowed: false,
          reason: `line ${allow.at.line}: the embedded evaluator does not know ${error.message}`,
        };
      }
      if (!(error instanceof EvaluationError)) throw error;
      reasons.push(`line ${allow.at.line}: ${error.message}`);
    }
  }
  return { allowed: false, reason: reasons.join('; ') || `no rule allows it` };
}

/** Every `allow` whose match covers the whole path, with its scope. */
function* applying(
  match: Match,
  path: readonly string[],
  outer: Scope,
): Generator<{ allow: Allow; scope: Scope }> {
  const fit = fitSegments(match, path);
  if (!fit) return;
  const functions = new Map(outer.functions);
  const scope: Scope = { variables: new Map([...outer.variables, ...fit.captures]), functions };
  for (const declaration of match.functions)
    functions.set(declaration.name, { declaration, scope });
  if (fit.rest.length === 0) for (const allow of match.allows) yield { allow, scope };
  for (const inner of match.matches) yield* applying(inner, fit.rest, scope);
}

function fitSegments(
  match: Match,
  path: readonly string[],
): { captures: Map<string, Lazy>; rest: readonly string[] } | undefined {
  const captures = new Map<string, Lazy>();
  let index = 0;
  for (const segment of match.segments) {
    if (segment.kind === 'glob') {
      const rest = new Path(path.slice(index));
      captures.set(segment.name, () => rest);
      return { captures, rest: [] };
    }
    const name = path[index++];
    if (name === undefined || (segment.kind === 'literal' && segment.name !== name))
      return undefined;
    if (segment.kind === 'capture') captures.set(segment.name, () => name);
  }
  return { captures, rest: path.slice(index) };
}

function evaluate(expression: Expression, scope: Scope, depth: number): Value {
  const value = (part: Expression) => evaluate(part, scope, depth);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable': {
      const found = scope.variables.get(expression.name);
      if (found === undefined) throw new UnknownConstruct(`the name ${expression.name}`);
      return found();
    }
    case 'list':
      return expression.items.map(value);
    case 'map':
      return new Map(
        expression.entries.map((entry) => [asKey(value(entry.key)), value(entry.value)]),
      );
    case 'member':
      return lookUp(value(expression.object), expression.name);
    case 'index':
      return lookUp(value(expression.object), value(expression.index));
    case 'call':
      return callFunction(
        expression.name,
        expression.args.map((part) => lazily(() => value(part))),
        scope,
        depth,
      );
    case 'method':
      return callMethod(value(expression.object), expression.name, expression.args.map(value));
    case 'not':
      return !isTrue(expression.operand, scope, depth);
    case 'negate':
      return negate(value(expression.operand));
    case 'is':
      return isType(value(expression.operand), expression.type);
    case 'ternary':
      return value(isTrue(expression.condition, scope, depth) ? expression.yes : expression.no);
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '&&' || operator === '||')
        return combine(expression, operator === '||', scope, depth);
      return compute(operator, value(left), value(right));
    }
  }
}

/**
 * `||` if true decides, `&&` if false does. As in Google's evaluator, a side that decides makes up
 * for an error in the other.
 */
function combine(
  { left, right }: { left: Expression; right: Expression },
  decisive: boolean,
  scope: Scope,
  depth: number,
): boolean {
  try {
    if (isTrue(left, scope, depth) === decisive) return decisive;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    if (isTrue(right, scope, depth) === decisive) return decisive;
    throw error;
  }
  return isTrue(right, scope, depth);
}

function isTrue(expression: Expression, scope: Scope, depth: number): boolean {
  const value = evaluate(expression, scope, depth);
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(
    `expected a bool at ${expression.at.line}:${expression.at.column}, not ${typeOf(value)}`,
  );
}

function callFunction(name: string, args: Lazy[], scope: Scope, depth: number): Value {
  const closure = scope.functions.get(name);
  if (!closure) throw new UnknownConstruct(`the function ${name}()`);
  if (depth >= MAX_CALL_DEPTH)
    throw new UnknownConstruct(`more than ${MAX_CALL_DEPTH} calls inside each other`);
  const { parameters, bindings, result } = closure.declaration;
  const variables = new Map(closure.scope.variables);
  parameters.forEach((parameter, index) => variables.set(parameter, args[index] ?? (() => null)));
  const inner: Scope = { variables, functions: closure.scope.functions };
  for (const binding of bindings)
    variables.set(
      binding.name,
      lazily(() => evaluate(binding.value, inner, depth + 1)),
    );
  return evaluate(result, inner, depth + 1);
}

/** Computes once, whether that gives a value or an error. */
function lazily(find: Lazy): Lazy {
  let known: Lazy | undefined;
  return () => {
    if (!known) {
      try {
        const value = find();
        known = () => value;
      } catch (error) {
        known = () => {
          throw error;
        };
      }
    }
    return known();
  };
}

function lookUp(object: Value, key: Value): Value {
  if (object instanceof Map) {
    const found = object.get(asKey(key));
    if (found === undefined) throw new EvaluationError(`there is no field ${asKey(key)}`);
    return found;
  }
  if (Array.isArray(object) && typeof key === 'bigint') {
    const found = key < 0n ? undefined : object[Number(key)];
    if (found === undefined) throw new EvaluationError(`the list has no item ${key}`);
    return found;
  }
  throw new EvaluationError(
    `${typeOf(object)} has no field ${typeof key === 'string' ? key : typeOf(key)}`,
  );
}

function asKey(value: Value): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError(`a key must be a string, not ${typeOf(value)}`);
}

function negate(value: Value): Value {
  if (typeof value === 'bigint' || typeof value === 'number') return -value;
  throw new EvaluationError(`${typeOf(value)} cannot be negated`);
}
