/**
 * Whether a key belongs to the composition of an input method, where Enter takes a word and Escape
 * discards one: it must do nothing else. Safari sends the key that ends a composition after it, with
 * the code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
