import type { ReactNode } from 'react';

/**
 * The node as one element, for a flex box, which would make items of the texts and elements in it.
 * Plain text is one already.
 */
export const oneElement = (node: ReactNode) =>
  typeof node === 'string' ? node : <span>{node}</span>;
