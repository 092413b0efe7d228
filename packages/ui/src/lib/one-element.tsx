import type { ReactNode } from 'react';

/**
 * Makes a node one item of a flex box, which would otherwise turn each text and element in the node
 * into an item. Plain text already is one item.
 */
export const oneElement = (node: ReactNode) =>
  typeof node === 'string' ? node : <span>{node}</span>;
