import { callMethod, contains, isMethod } from './methods.ts';
import { child, ruleOf, rulesIn, textOf, unknown } from './tree.ts';
import type { Tree } from './tree.ts';
import { EvaluationError, TYPES, asBool, asString, equal, notKnown, typeOf } from './values.ts';
import type { Value } from './values.ts';

/** The values of the names while a rule is evaluated. */
export type Names = ReadonlyMap<string, Value>;

/** An expression as a function. */
export type Expression = (names: Names, depth: number) => Value;

/** A function of the rules; its body is known once the whole file is read. */
export type RulesFunction = { parameters: string[]; run: Expression };

/** The names and functions visible at a point in the file. */
export type Scope = {
  names: ReadonlySet<string>;
  functions: ReadonlyMap<string, RulesFunction>;
};

/** As in Google's evaluator, function calls can nest this deep. */
const MAX_DEPTH = 20;

/**
 * Makes a function of an expression in the grammar's tree.
 *
 * @throws RulesError that names what the evaluator does not know
 */
export function compile(tree: Tree, scope: Scope): Expression {
  const parts = rulesIn(tree);
  const part = (index: number): Expression => {
    const found = parts[index];
    if (!found) throw unknown(textOf(tree), tree);
    return compile(found, scope);
  };
  switch (ruleOf(tree)) {
    case 'PrimaryExpression':
    case 'ParenSimpleExpression':
      return part(0);
    case 'LogicalAndExpression':
      return combine(part(0), part(1), false);
    case 'LogicalOrExpression':
      return combine(part(0), part(1), true);
    case 'EqualityExpression':
    case 'RelationalExpression':
    case 'ExprInExpression':
    case 'AdditiveExpression':
      return compileOperator(tree, part(0), part(1));
    case 'NotExpression': {
      const operand = part(0);
      return (...at) => !asBool(operand(...at));
    }
    case 'TernaryExpression': {
      const [condition, yes, no] = [part(0), part(1), part(2)];
      return (...at) => (asBool(condition(...at)) ? yes : no)(...at);
    }
    case 'ExprIsTypeIdExpression': {
      const [operand, type] = [part(0), textOf(tree.children?.at(-1))];
      if (!TYPES.includes(type)) throw unknown(`the type ${type}`, tree);
      return (...at) => typeOf(operand(...at)) === type;
    }
    case 'LiteralExpression': {
      const value = readLiteral(tree);
      return () => value;
    }
    case 'VariableSimpleExpression':
    case 'Id':
      return compileName(tree, scope);
    case 'ListSimpleExpression': {
      const items = compileList(tree, scope);
      return (...at) => items.map((item) => item(...at));
    }
    case 'MemberLookupSimpleExpression':
      return compileMember(tree, part(0));
    case 'FunctionCallSimpleExpression':
      return compileCall(tree, scope);
    case 'MemberFunctionCallSimpleExpression':
    case 'IdMemberFunctionCallSimpleExpression': {
      const [receiver, args] = [part(0), compileList(tree, scope)];
      const name = textOf(child(tree, 'MemberId'));
      if (!isMethod(name, args.length))
        throw unknown(`the method ${name}() with ${args.length} arguments`, tree);
      return (...at) =>
        callMethod(
          receiver(...at),
          name,
          args.map((arg) => arg(...at)),
        );
    }
    default:
      throw unknown(textOf(tree), tree);
  }
}

/**
 * `||` if true decides, `&&` if false does. As in Google's evaluator, a side that decides makes up
 * for an error in the other.
 */
function combine(left: Expression, right: Expression, decisive: boolean): Expression {
  return (...at) => {
    try {
      if (asBool(left(...at)) === decisive) return decisive;
    } catch (error) {
      if (error instanceof EvaluationError && asBool(right(...at)) === decisive) return decisive;
      throw error;
    }
    return asBool(right(...at));
  };
}

const OPERATORS: Readonly<Record<string, (left: Value, right: Value) => Value>> = {
  '==': equal,
  '!=': (left, right) => !equal(left, right),
  '<=': (left, right) => asInt(left) <= asInt(right),
  '>=': (left, right) => asInt(left) >= asInt(right),
  '<': (left, right) => asInt(left) < asInt(right),
  '>': (left, right) => asInt(left) > asInt(right),
  '+': (left, right) => asString(left) + asString(right),
  in(left, right) {
    if (Array.isArray(right)) return contains(right, left);
    if (right instanceof Map) return right.has(asString(left));
    throw notKnown(`in with a value of type ${typeOf(right)}`);
  },
};

function compileOperator(tree: Tree, left: Expression, right: Expression): Expression {
  const operator = textOf(tree.children?.[1]);
  const run = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (!run || tree.children?.length !== 3) throw unknown(`the operator ${operator}`, tree);
  return (...at) => run(left(...at), right(...at));
}

function asInt(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  throw notKnown(`an order of values of type ${typeOf(value)}`);
}

function compileName(tree: Tree, scope: Scope): Expression {
  const name = textOf(tree);
  if (!scope.names.has(name)) throw unknown(`the name ${name}`, tree);
  return (names) => {
    const value = names.get(name);
    if (value === undefined) throw new EvaluationError(`${name} has no value`);
    return value;
  };
}

/** What `request` and `resource` have here. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  request: ['auth', 'method', 'resource'],
  resource: ['data', 'id'],
};

function compileMember(tree: Tree, object: Expression): Expression {
  const name = textOf(tree.children?.at(-1));
  const known = MEMBERS[textOf(tree.children?.[0])];
  if (known && !known.includes(name)) throw unknown(textOf(tree), tree);
  return (...at) => {
    const map = object(...at);
    const found = map instanceof Map ? map.get(name) : undefined;
    if (found === undefined) throw new EvaluationError(`there is no ${textOf(tree)}`);
    return found;
  };
}

/** The expressions of a list or of arguments. */
const compileList = (tree: Tree, scope: Scope): Expression[] =>
  rulesIn(child(tree, 'ExpressionList')).map((item) => compile(item, scope));

function compileCall(tree: Tree, scope: Scope): Expression {
  const name = textOf(tree.children?.[0]);
  const called = scope.functions.get(name);
  const args = compileList(tree, scope);
  if (called?.parameters.length !== args.length)
    throw unknown(`the function ${name}() with ${args.length} arguments`, tree);
  return (names, depth) => {
    if (depth >= MAX_DEPTH) throw notKnown(`more than ${MAX_DEPTH} calls inside each other`);
    const given = args.map((arg, index): [string, Value] => [
      called.parameters[index]!,
      arg(names, depth),
    ]);
    return called.run(new Map([...names, ...given]), depth + 1);
  };
}

function readLiteral(tree: Tree): Value {
  const text = textOf(tree);
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  if (/^[0-9]+$/.test(text)) return BigInt(text);
  if (!/^(['"]).*\1$/s.test(text)) throw unknown(`the literal ${text}`, tree);
  return text.slice(1, -1).replaceAll(/\\(.)/gs, (escape, char: string) => {
    if (/[\\'"]/.test(char)) return char;
    const meaning = { n: '\n', r: '\r', t: '\t' }[char];
    if (meaning === undefined) throw unknown(`the escape ${escape} in a string`, tree);
    return meaning;
  });
}
