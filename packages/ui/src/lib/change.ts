/** Why something has changed, in the words of Base UI. */
export type ChangeReason =
  /** Someone typed, chose or moved a control. */
  | 'input-change'
  /** Its own button was pressed: a trigger, a tab, the header of an item. */
  | 'trigger-press'
  /** A button that closes it was pressed. */
  | 'close-press'
  /** An item of a list or a menu was chosen. */
  | 'item-press'
  /** Something outside it was pressed. */
  | 'outside-press'
  /** Focus moved elsewhere. */
  | 'focus-out'
  /** Escape was pressed. */
  | 'escape-key'
  /** The pointer entered or left its trigger. */
  | 'trigger-hover'
  /** Its trigger received focus. */
  | 'trigger-focus'
  /** The browser found text or a link’s target in it. */
  | 'find'
  /** Anything else: input from before the script ran, a reset, a timeout. */
  | 'none';

/** The second argument of every `on…Change`. */
export interface ChangeDetails<Reason extends ChangeReason = ChangeReason> {
  /**
   * The browser event that caused the change. `preventDefault()` refuses the change if the part
   * keeps its own state. A native control has already changed.
   */
  event: Event;
  /** What caused the change, in a word. */
  reason: Reason;
}
