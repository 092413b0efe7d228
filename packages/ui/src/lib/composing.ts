/**
 * Whether a key belongs to an input method, where Enter accepts a word and Escape discards it. Such
 * a key must do nothing else. Safari sends the key that ends a composition after its end, with code
 * 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
