import type { MouseEvent } from 'react';

/**
 * Keeps focus in a field, and a phone's keyboard open, when a button of the field is clicked. For
 * `onMouseDown` of the button.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
