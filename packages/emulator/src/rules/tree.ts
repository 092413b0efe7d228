/**
 * A node of the tree that Google's grammar produces, typed only as far as it is used here; the
 * package has no types for it.
 */
export type Tree = {
  getText(): string;
  children?: Tree[] | null;
  /** On a grammar rule: its first token. */
  start?: { line: number; column: number };
  /** On a token: the token itself. */
  symbol?: { line: number; column: number };
};

/** The name of a node's grammar rule, such as `VariableSimpleExpression`, or `token`. */
export function ruleOf(node: Tree | undefined): string {
  if (!node || node.symbol) return 'token';
  return node.constructor.name.replace(/^_/, '').replace(/Context$/, '');
}

export const textOf = (node: Tree | undefined): string => node?.getText() ?? '';

/** The children that are rules, not tokens. */
export const rulesIn = (node: Tree | undefined): Tree[] =>
  (node?.children ?? []).filter((inner) => ruleOf(inner) !== 'token');

export const child = (node: Tree | undefined, rule: string): Tree | undefined =>
  rulesIn(node).find((inner) => ruleOf(inner) === rule);

export function lineOf(node: Tree): number {
  return (node.symbol ?? node.start)?.line ?? 1;
}

/** The rules file is invalid, or uses something the embedded evaluator does not know. */
export class RulesError extends Error {
  override name = 'RulesError';
}

/** The error for a construct that only Google's evaluator knows: it is refused, never guessed. */
export function unknown(what: string, node: Tree): RulesError {
  const { line, column } = node.symbol ?? node.start ?? { line: 1, column: 0 };
  return new RulesError(
    `${line}:${column + 1}: the embedded evaluator does not know ${what}; rewrite the rule, or use the option "official".`,
  );
}
