import type { Value } from './values.ts';

/** A position in the rules file, for messages. */
export type Position = { line: number; column: number };

/** The expressions of the rules language that the evaluator knows. */
export type Expression = { at: Position } & (
  | { kind: 'literal'; value: Value }
  | { kind: 'variable'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'negate'; operand: Expression }
  | { kind: 'ternary'; condition: Expression; yes: Expression; no: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
);

export const BINARY_OPERATORS = [
  '&&',
  '||',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

export type FunctionDeclaration = {
  name: string;
  parameters: string[];
  bindings: { name: string; value: Expression }[];
  result: Expression;
};

/** What a request can do; `read` and `write` in a rules file each cover several methods. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export const OPERATIONS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

export type Allow = { at: Position; methods: Method[]; condition: Expression | undefined };

/** One `/segment` of a match: a literal name, `{name}` or `{name=**}`. */
export type Segment =
  | { kind: 'literal'; name: string }
  | { kind: 'capture'; name: string }
  | { kind: 'glob'; name: string };

export type Match = {
  segments: Segment[];
  functions: FunctionDeclaration[];
  allows: Allow[];
  matches: Match[];
};

/** A whole rules file, as a match of the empty path: its one service. */
export type Ruleset = Match;

/** The rules file is invalid, or uses something the embedded evaluator does not know. */
export class RulesError extends Error {
  override name = 'RulesError';
}

/** The error for a construct that only Google's evaluator knows: it is denied, never guessed. */
export function unknown(what: string, at: Position): RulesError {
  return new RulesError(
    `${at.line}:${at.column}: the embedded evaluator does not know ${what}; rewrite the rule, or use the option "official".`,
  );
}
