import { BINARY_OPERATORS, unknown } from './syntax.ts';
import type { Expression } from './syntax.ts';
import { child, childrenOf, only, positionOf, ruleOf, textOf } from './tree.ts';
import type { Tree } from './tree.ts';
import type { Value } from './values.ts';

/** Converts an expression from the grammar's tree. */
export function parseExpression(tree: Tree): Expression {
  const at = positionOf(tree);
  const children = childrenOf(tree);
  const [first, second, third] = children;
  switch (ruleOf(tree)) {
    case 'PrimaryExpression':
      return parseExpression(only(tree));
    case 'ParenSimpleExpression':
      return parseExpression(need(second, tree));
    case 'LogicalAndExpression':
    case 'LogicalOrExpression':
    case 'EqualityExpression':
    case 'RelationalExpression':
    case 'ExprInExpression':
    case 'AdditiveExpression':
    case 'MultiplicativeExpression': {
      const operator = BINARY_OPERATORS.find((known) => known === textOf(second));
      if (!operator || children.length !== 3) throw unknown(textOf(second), at);
      return {
        kind: 'binary',
        operator,
        left: parseExpression(need(first, tree)),
        right: parseExpression(need(third, tree)),
        at,
      };
    }
    case 'NotExpression':
      return { kind: 'not', operand: parseExpression(need(second, tree)), at };
    case 'UnaryAdditiveExpression':
      if (textOf(first) !== '-') throw unknown(`the sign ${textOf(first)}`, at);
      return { kind: 'negate', operand: parseExpression(need(second, tree)), at };
    case 'TernaryExpression':
      return {
        kind: 'ternary',
        condition: parseExpression(need(first, tree)),
        yes: parseExpression(need(third, tree)),
        no: parseExpression(need(children[4], tree)),
        at,
      };
    case 'ExprIsTypeIdExpression':
      return { kind: 'is', operand: parseExpression(need(first, tree)), type: textOf(third), at };
    case 'LiteralExpression':
      return { kind: 'literal', value: parseLiteral(only(only(tree)), tree), at };
    case 'VariableSimpleExpression':
    case 'Id':
      return { kind: 'variable', name: textOf(tree), at };
    case 'ListSimpleExpression':
      return { kind: 'list', items: parseList(tree), at };
    case 'MapSimpleExpression':
      return { kind: 'map', entries: parseEntries(only(tree)), at };
    case 'MemberLookupSimpleExpression':
      return {
        kind: 'member',
        object: parseExpression(need(first, tree)),
        name: textOf(third),
        at,
      };
    case 'ListLookupSimpleExpression': {
      const lookup = child(tree, 'IndexLookup');
      if (!lookup) throw unknown(`the range ${textOf(third)}`, at);
      return {
        kind: 'index',
        object: parseExpression(need(first, tree)),
        index: parseExpression(only(lookup)),
        at,
      };
    }
    case 'PathSimpleExpression':
      throw unknown(`a path, as in get() and exists(): ${textOf(tree)}`, at);
    case 'FunctionCallSimpleExpression':
      return { kind: 'call', name: textOf(first), args: parseList(tree), at };
    case 'MemberFunctionCallSimpleExpression':
    case 'IdMemberFunctionCallSimpleExpression':
      return {
        kind: 'method',
        object: parseExpression(need(first, tree)),
        name: textOf(child(tree, 'MemberId')),
        args: parseList(tree),
        at,
      };
    default:
      throw unknown(`${textOf(tree)} (${ruleOf(tree)})`, at);
  }
}

function need(node: Tree | undefined, parent: Tree): Tree {
  if (!node) throw unknown(textOf(parent), positionOf(parent));
  return node;
}

/** The expressions in an argument list or list literal; empty when there is no list. */
function parseList(tree: Tree): Expression[] {
  return childrenOf(child(tree, 'ExpressionList'))
    .filter((node) => ruleOf(node) !== 'token')
    .map(parseExpression);
}

function parseEntries(tree: Tree): { key: Expression; value: Expression }[] {
  return childrenOf(child(tree, 'MapEntries'))
    .filter((node) => ruleOf(node) === 'MapEntry')
    .map((entry) => {
      const [key, , value] = childrenOf(entry);
      return { key: parseExpression(need(key, entry)), value: parseExpression(need(value, entry)) };
    });
}

function parseLiteral(token: Tree, tree: Tree): Value {
  const text = textOf(token);
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  if (/^[0-9]+$/.test(text)) return BigInt(text);
  if (/^[0-9]*\.[0-9]+$/.test(text)) return Number(text);
  if (/^(['"]).*\1$/s.test(text)) return parseString(text.slice(1, -1), tree);
  throw unknown(`the literal ${text}`, positionOf(tree));
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

function parseString(text: string, tree: Tree): string {
  return text.replaceAll(/\\(.)/gs, (escape: string, char: string) => {
    const meaning = Object.hasOwn(ESCAPES, char) ? ESCAPES[char] : undefined;
    if (meaning === undefined) throw unknown(`the escape ${escape} in a string`, positionOf(tree));
    return meaning;
  });
}
