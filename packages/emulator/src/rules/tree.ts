import type { Position } from './syntax.ts';
import { RulesError } from './syntax.ts';

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
export function ruleOf(node: Tree): string {
  if (node.symbol) return 'token';
  return node.constructor.name.replace(/^_/, '').replace(/Context$/, '');
}

export function textOf(node: Tree | undefined): string {
  return node?.getText() ?? '';
}

export function childrenOf(node: Tree | undefined): Tree[] {
  return node?.children ?? [];
}

export function child(node: Tree | undefined, rule: string): Tree | undefined {
  return childrenOf(node).find((inner) => ruleOf(inner) === rule);
}

/** Whether a node has the given token among its children. */
export function has(node: Tree | undefined, token: string): boolean {
  return childrenOf(node).some((inner) => ruleOf(inner) === 'token' && textOf(inner) === token);
}

/** The only child of a wrapper node. */
export function only(node: Tree): Tree {
  const [inner, another] = childrenOf(node);
  if (!inner || another) {
    const { line, column } = positionOf(node);
    throw new RulesError(
      `${line}:${column}: ${ruleOf(node)} does not have the form that the embedded evaluator expects.`,
    );
  }
  return inner;
}

export function positionOf(node: Tree | undefined): Position {
  const token = node?.symbol ?? node?.start;
  return token ? { line: token.line, column: token.column + 1 } : { line: 1, column: 1 };
}
