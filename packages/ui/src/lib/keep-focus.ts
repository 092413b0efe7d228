import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of what acts on a field: a click keeps focus in the field and, on a phone, keeps
 * the keyboard open.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
