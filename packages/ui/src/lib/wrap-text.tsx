import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** A node that is not bare text, unless the text is blank. */
type WrappedText = Exclude<ReactNode, string | number>;

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

/**
 * Wraps bare text in an element, so that it can be beside other nodes. Page translators replace
 * bare text; then React can neither change it nor insert anything before it.
 */
export function wrapText(node: ReactNode): WrappedText {
  // Between the items of a flex box, blank text takes no room, but an element would.
  if (typeof node === 'string' && !node.trim()) return node;
  if (isText(node)) return <span>{node}</span>;
  if (isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment)
    return wrapText(node.props.children);
  if (!Array.isArray(node) || !node.some(isText)) return node;
  const parts: ReactNode[] = [];
  for (const part of node as ReactNode[]) {
    // `{count} results` is two texts in JSX, but one text to a reader.
    const last = parts.at(-1);
    if (isText(part) && isText(last)) parts[parts.length - 1] = `${last}${part}`;
    else parts.push(part);
  }
  return createElement(Fragment, null, ...parts.map(wrapText));
}
