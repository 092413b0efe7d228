/** Why something has changed. The words are those of Base UI. */
export type ChangeReason =
  /** Someone typed, chose or moved a control. */
  | 'input-change'
  /** Its button was pressed: a trigger, a tab, the header of an item. */
  | 'trigger-press'
  /** A button that closes it was pressed. */
  | 'close-press'
  /** An item of a list or a menu was chosen. */
  | 'item-press'
  /** Something outside of it was pressed. */
  | 'outside-press'
  /** Focus went elsewhere. */
  | 'focus-out'
  /** Escape was pressed. */
  | 'escape-key'
  /** The pointer came or went. */
  | 'trigger-hover'
  /** Focus came to its trigger. */
  | 'trigger-focus'
  /** The browser found a text or a link’s target in it. */
  | 'find'
  /** None of these: a value from before the script, a reset, the end of a time. */
  | 'none';

/** The second argument of every `on…Change`. */
export interface ChangeDetails<Reason extends ChangeReason = ChangeReason> {
  /**
   * The browser’s event that led to the change. Where the part holds its own state, `preventDefault()`
   * refuses the change; what a native control holds has changed by then.
   */
  event: Event;
  /** What someone or something did, in a word. */
  reason: Reason;
}
