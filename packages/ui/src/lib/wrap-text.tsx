import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** What is no bare text, unless it is blank. */
type WrappedText = Exclude<ReactNode, string | number>;

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

/**
 * The node with its texts in elements of their own, for a place beside other nodes. Translators
 * replace bare texts on the page, and then React can neither change one nor put anything before it.
 */
export function wrapText(node: ReactNode): WrappedText {
  // Between the items of a flex box, a blank text takes no room, but an element would.
  if (typeof node === 'string' && !node.trim()) return node;
  if (isText(node)) return <span>{node}</span>;
  if (isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment)
    return wrapText(node.props.children);
  if (!Array.isArray(node) || !node.some(isText)) return node;
  const parts: ReactNode[] = [];
  for (const part of node as ReactNode[]) {
    // `{count} results` is two texts in JSX, and one to a reader.
    const last = parts.at(-1);
    if (isText(part) && isText(last)) parts[parts.length - 1] = `${last}${part}`;
    else parts.push(part);
  }
  return createElement(Fragment, null, ...parts.map(wrapText));
}
