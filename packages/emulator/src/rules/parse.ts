import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import { messageOf } from '../lib/errors.ts';
import { isObject } from '../lib/json.ts';
import { checkRuleset } from './check.ts';
import { parseExpression } from './expression.ts';
import { OPERATIONS, RulesError, unknown } from './syntax.ts';
import type { Allow, FunctionDeclaration, Match, Ruleset, Segment } from './syntax.ts';
import { child, childrenOf, has, only, positionOf, ruleOf, textOf } from './tree.ts';
import type { Tree } from './tree.ts';

/**
 * Parses a rules file with Google's own grammar.
 *
 * @throws RulesError, one line that begins with line and column, when the file is invalid or uses
 *   something the evaluator does not know
 */
export function parseRules(source: string): Ruleset {
  const ruleset = readRuleset(parseTree(source));
  checkRuleset(ruleset);
  return ruleset;
}

function parseTree(source: string): Tree {
  try {
    return parseForESLint(source, {}).services['tree'] as Tree;
  } catch (error) {
    const at = isObject(error) ? `${String(error['lineNumber'])}:${String(error['column'])}: ` : '';
    throw new RulesError(`${at}${messageOf(error)}`);
  }
}

function readRuleset(tree: Tree): Ruleset {
  const version = child(tree, 'VersionStatement');
  if (!version || !/['"]2['"]/.test(textOf(version))) {
    throw unknown("rules without rules_version = '2'", { line: 1, column: 1 });
  }
  const services: Tree[] = [];
  for (const node of childrenOf(tree)) {
    const rule = ruleOf(node);
    if (rule === 'RulesetStatement') services.push(only(node));
    else if (rule !== 'VersionStatement' && rule !== 'token')
      throw unknown(textOf(node), positionOf(node));
  }
  const [service, another] = services;
  if (!service) throw new RulesError('1:1: the file has no service.');
  if (another) throw unknown('more than one service', positionOf(another));
  if (
    ruleOf(service) !== 'ServiceDeclaration' ||
    textOf(child(service, 'ServiceId')) !== 'cloud.firestore'
  ) {
    throw unknown(textOf(service).slice(0, 40), positionOf(service));
  }
  return readBlock(service, [], 'ServiceStatement');
}

/** Reads a service or a match: functions, nested matches and, in a match, permissions. */
function readBlock(tree: Tree, segments: Segment[], statement: string): Match {
  const match: Match = { segments, functions: [], allows: [], matches: [] };
  for (const node of childrenOf(tree)) {
    if (ruleOf(node) !== statement) continue;
    const inner = only(node);
    switch (ruleOf(inner)) {
      case 'FunctionDeclaration':
        match.functions.push(readFunction(inner));
        break;
      case 'MatchRuleDeclaration':
        match.matches.push(readMatch(inner));
        break;
      case 'PermissionDeclaration':
        match.allows.push(readAllow(inner));
        break;
      default:
        throw unknown(textOf(inner), positionOf(inner));
    }
  }
  return match;
}

function readMatch(tree: Tree): Match {
  const path = child(tree, 'PathDecl');
  const segments = childrenOf(path).map(readSegment);
  const match = readBlock(tree, segments, 'MatchStatement');
  const glob = segments.findIndex((segment) => segment.kind === 'glob');
  if (glob >= 0 && (glob < segments.length - 1 || match.matches.length > 0)) {
    throw unknown('{name=**} before the end of a path', positionOf(path));
  }
  return match;
}

function readSegment(node: Tree): Segment {
  switch (ruleOf(node)) {
    case 'SimpleSegmemnt': // the grammar's spelling
      return { kind: 'literal', name: textOf(node).slice(1) };
    case 'CaptureSegment': {
      const capture = child(node, 'Capture');
      if (has(capture, '=')) throw unknown(textOf(node), positionOf(node));
      return { kind: 'capture', name: textOf(child(capture, 'LocalVariableId')) };
    }
    case 'GlobSegment':
      return { kind: 'glob', name: textOf(child(child(node, 'GlobCapture'), 'LocalVariableId')) };
    default:
      throw unknown(textOf(node), positionOf(node));
  }
}

function readAllow(tree: Tree): Allow {
  const methods = childrenOf(child(tree, 'OperationId'))
    .filter((node) => ruleOf(node) === 'Id')
    .flatMap((node) => {
      const name = textOf(node);
      const known = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
      if (!known) throw unknown(`the operation ${name}`, positionOf(node));
      return known;
    });
  const body = child(tree, 'PermissionBody');
  return { at: positionOf(tree), methods, condition: body && parseExpression(lastOf(body)) };
}

function lastOf(tree: Tree): Tree {
  const last = childrenOf(tree).at(-1);
  if (!last) throw unknown('an empty construct', positionOf(tree));
  return last;
}

function readFunction(tree: Tree): FunctionDeclaration {
  const body = child(tree, 'FunctionBody');
  const parameters = child(child(tree, 'FunctionSignature'), 'ParamList');
  const bindings: FunctionDeclaration['bindings'] = [];
  let result: FunctionDeclaration['result'] | undefined;
  for (const node of childrenOf(body)) {
    const parts = childrenOf(node).filter((part) => textOf(part) !== ';');
    const expression = parts.at(-1);
    if (!expression) throw unknown(textOf(node), positionOf(node));
    if (ruleOf(node) === 'BindingDeclaration') {
      bindings.push({
        name: textOf(child(node, 'LocalVariableId')),
        value: parseExpression(expression),
      });
    } else if (ruleOf(node) === 'ReturnStatement') {
      result = parseExpression(expression);
    } else {
      throw unknown(textOf(node), positionOf(node));
    }
  }
  if (!result)
    throw new RulesError(`${positionOf(tree).line}:1: a function has to return a value.`);
  return {
    name: textOf(child(tree, 'LocalFunctionId')),
    parameters: childrenOf(parameters)
      .filter((node) => ruleOf(node) === 'LocalVariableId')
      .map(textOf),
    bindings,
    result,
  };
}
