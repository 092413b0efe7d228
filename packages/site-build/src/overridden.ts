/** Removes properties that a theme's stylesheet always replaces. */
import { parse, type Container, type Document } from 'postcss';

/** Returns the conditions around a rule, without cascade layers. */
function conditionsOf(node: Container | Document | undefined): string {
  if (!node || node.type === 'root' || node.type === 'document') return '';
  const outer = conditionsOf(node.parent);
  const { name, params } = node as { name?: string; params?: string };
  return name && name !== 'layer' ? `${outer}@${name} ${params}` : outer;
}

/**
 * Removes the custom properties that the second stylesheet, whose layer is later, sets again under
 * the same conditions for the same elements.
 */
export function withoutOverridden(css: string, later: string): string {
  const set = new Set<string>();
  const key = (rule: Container & { selector: string }, property: string) =>
    `${conditionsOf(rule.parent)}{${rule.selector.replaceAll(/\s*,\s*/g, ',')}{${property}`;
  parse(later).walkRules((rule) =>
    rule.walkDecls(/^--/, ({ prop }) => void set.add(key(rule, prop))),
  );
  const root = parse(css);
  root.walkRules((rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (set.has(key(rule, declaration.prop))) declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
