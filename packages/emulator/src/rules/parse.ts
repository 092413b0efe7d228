import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import { messageOf } from '../lib/errors.ts';
import { isObject } from '../lib/json.ts';
import { compile } from './expression.ts';
import type { Expression, RulesFunction, Scope } from './expression.ts';
import { RulesError, child, lineOf, ruleOf, rulesIn, textOf, unknown } from './tree.ts';
import type { Tree } from './tree.ts';

/** What a request can do; `read` and `write` in a rules file each cover several methods. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

const OPERATIONS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

type Allow = { line: number; methods: readonly Method[]; condition: Expression };

/** One `/segment` of a match: a literal name, or the name that captures it. */
export type Segment = { literal: string } | { capture: string };

export type Match = { segments: Segment[]; allows: Allow[]; matches: Match[] };

/**
 * Parses a rules file with Google's own grammar.
 *
 * @returns the one service of the file, as a match of the empty path
 * @throws RulesError, one line that begins with line and column, when the file is invalid or uses
 *   something the evaluator does not know
 */
export function parseRules(source: string): Match {
  const [version, ...statements] = rulesIn(parseTree(source));
  if (!/^rules_version=['"]2['"];?$/.test(textOf(version)))
    throw new RulesError("1:1: the rules do not begin with rules_version = '2';.");
  const [statement, another] = statements;
  if (!statement) throw new RulesError('1:1: the file has no service.');
  if (another) throw unknown('more than one service', another);
  const service = child(statement, 'ServiceDeclaration');
  if (textOf(child(service, 'ServiceId')) !== 'cloud.firestore')
    throw unknown(textOf(statement).slice(0, 40), statement);
  const scope = { names: new Set(['request', 'resource']), functions: new Map() };
  return readBlock(service!, [], 'ServiceStatement', scope);
}

function parseTree(source: string): Tree {
  try {
    return parseForESLint(source, {}).services['tree'] as Tree;
  } catch (error) {
    const at = isObject(error) ? `${String(error['lineNumber'])}:${String(error['column'])}: ` : '';
    throw new RulesError(`${at}${messageOf(error)}`);
  }
}

/** Reads a service or a match: functions, nested matches and, in a match, permissions. */
function readBlock(tree: Tree, segments: Segment[], statement: string, outer: Scope): Match {
  const captured = segments.flatMap((segment) => ('capture' in segment ? segment.capture : []));
  const statements = rulesIn(tree)
    .filter((node) => ruleOf(node) === statement)
    .flatMap(rulesIn);
  const functions = new Map(outer.functions);
  const scope: Scope = { names: declare(outer.names, captured, tree), functions };
  const match: Match = { segments, allows: [], matches: [] };
  const declared = statements.filter((node) => ruleOf(node) === 'FunctionDeclaration');
  const bodies = declared.map((node) => [node, declareFunction(node, functions)] as const);
  for (const [node, one] of bodies) one.run = readFunction(node, one.parameters, scope);
  for (const node of statements) {
    const rule = ruleOf(node);
    if (rule === 'MatchRuleDeclaration') match.matches.push(readMatch(node, scope));
    else if (rule === 'PermissionDeclaration') match.allows.push(readAllow(node, scope));
    else if (rule !== 'FunctionDeclaration') throw unknown(textOf(node), node);
  }
  return match;
}

/** Adds names. No two that are visible at one point may be the same: calls pass them on. */
function declare(names: ReadonlySet<string>, added: string[], tree: Tree): Set<string> {
  const all = new Set(names);
  for (const name of added) {
    if (all.has(name)) throw unknown(`a second meaning of the name ${name}`, tree);
    all.add(name);
  }
  return all;
}

function readMatch(tree: Tree, scope: Scope): Match {
  const segments = rulesIn(child(tree, 'PathDecl')).map(readSegment);
  return readBlock(tree, segments, 'MatchStatement', scope);
}

function readSegment(node: Tree): Segment {
  const text = textOf(node);
  if (ruleOf(node) === 'SimpleSegmemnt') return { literal: text.slice(1) }; // the grammar's spelling
  const capture = /^\/\{(\w+)\}$/.exec(text)?.[1];
  if (capture === undefined) throw unknown(text, node);
  return { capture };
}

function readAllow(tree: Tree, scope: Scope): Allow {
  const methods = rulesIn(child(tree, 'OperationId')).flatMap((node) => {
    const name = textOf(node);
    const known = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
    if (!known) throw unknown(`the operation ${name}`, node);
    return known;
  });
  const condition = rulesIn(child(tree, 'PermissionBody')).at(-1);
  return {
    line: lineOf(tree),
    methods,
    condition: condition ? compile(condition, scope) : () => true,
  };
}

function declareFunction(tree: Tree, functions: Map<string, RulesFunction>): RulesFunction {
  const list = child(child(tree, 'FunctionSignature'), 'ParamList');
  const one: RulesFunction = { parameters: rulesIn(list).map(textOf), run: () => null };
  functions.set(textOf(child(tree, 'LocalFunctionId')), one);
  return one;
}

/** Reads the body of a function: `let` lines, and what it returns. */
function readFunction(tree: Tree, parameters: string[], scope: Scope): Expression {
  let names = declare(scope.names, parameters, tree);
  const lets: [name: string, value: Expression][] = [];
  const lines = rulesIn(child(tree, 'FunctionBody'));
  for (const node of lines) {
    const expression = rulesIn(node).at(-1);
    if (!expression) throw unknown(textOf(node), node);
    const value = compile(expression, { ...scope, names });
    if (ruleOf(node) === 'ReturnStatement' && node === lines.at(-1))
      return (outer, depth) => {
        const inner = new Map(outer);
        for (const [name, run] of lets) inner.set(name, run(inner, depth));
        return value(inner, depth);
      };
    if (ruleOf(node) !== 'BindingDeclaration') throw unknown(textOf(node), node);
    const name = textOf(child(node, 'LocalVariableId'));
    names = declare(names, [name], node);
    lets.push([name, value]);
  }
  throw new RulesError(`${lineOf(tree)}:1: a function has to return a value.`);
}
