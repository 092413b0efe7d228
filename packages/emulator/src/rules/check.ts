import { METHODS } from './methods.ts';
import { unknown } from './syntax.ts';
import type { Expression, FunctionDeclaration, Match, Ruleset } from './syntax.ts';
import { TYPE_NAMES } from './values.ts';

/** The names and functions visible at a point in the file. */
type Scope = { names: ReadonlySet<string>; functions: ReadonlyMap<string, FunctionDeclaration> };

/**
 * Checks that the evaluator knows every name, function, method and type that the rules use. An
 * unknown one is then reported when the file is loaded, not when a request first reaches it.
 *
 * @throws RulesError that names the unknown one
 */
export function checkRuleset(ruleset: Ruleset): void {
  checkMatch(ruleset, { names: new Set(['request', 'resource']), functions: new Map() });
}

function checkMatch(match: Match, outer: Scope): void {
  const captures = match.segments.flatMap((segment) =>
    segment.kind === 'literal' ? [] : [segment.name],
  );
  const scope: Scope = {
    names: new Set([...outer.names, ...captures]),
    functions: new Map([
      ...outer.functions,
      ...match.functions.map((one) => [one.name, one] as const),
    ]),
  };
  for (const one of match.functions) {
    const names = new Set([...scope.names, ...one.parameters]);
    for (const { name, value } of one.bindings) {
      checkExpression(value, { ...scope, names });
      names.add(name);
    }
    checkExpression(one.result, { ...scope, names });
  }
  for (const { condition } of match.allows) if (condition) checkExpression(condition, scope);
  for (const inner of match.matches) checkMatch(inner, scope);
}

function checkExpression(expression: Expression, scope: Scope): void {
  for (const part of partsOf(expression)) checkExpression(part, scope);
  switch (expression.kind) {
    case 'variable':
      if (!scope.names.has(expression.name))
        throw unknown(`the name ${expression.name}`, expression.at);
      break;
    case 'call': {
      const called = scope.functions.get(expression.name);
      if (called?.parameters.length !== expression.args.length) {
        throw unknown(
          `the function ${expression.name}() with ${expression.args.length} arguments`,
          expression.at,
        );
      }
      break;
    }
    case 'method':
      if (!METHODS.get(expression.name)?.has(expression.args.length)) {
        throw unknown(
          `the method ${expression.name}() with ${expression.args.length} arguments`,
          expression.at,
        );
      }
      break;
    case 'is':
      if (!TYPE_NAMES.some((name) => name === expression.type)) {
        throw unknown(`the type ${expression.type}`, expression.at);
      }
      break;
    default:
  }
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'not':
    case 'negate':
    case 'is':
      return [expression.operand];
    case 'ternary':
      return [expression.condition, expression.yes, expression.no];
    case 'binary':
      return [expression.left, expression.right];
  }
}
