/** The state of a Combobox, in addition to the value and the text that the browser keeps. */
export interface ComboboxState {
  /** Whether the text box has taken the place of the select. */
  ready: boolean;
  /**
   * The chosen value, whose option may be added later. It is an object, so choosing the same value
   * again is a change.
   */
  choice: { value: string };
  /** The value that a reset restores. */
  initial: string;
  /** What is being typed; `null` shows the label of the choice. */
  query: string | null;
  /** Whether the list is open, unless the parent controls it. */
  open: boolean;
  /** The index of the active match, or -1. */
  active: number;
}

export type ComboboxAction =
  /** The text box has taken the place of the select. */
  | { type: 'ready' }
  | { type: 'type'; query: string }
  /** The visitor has chosen; without a value, the last choice stays. Typing ends either way. */
  | { type: 'choose'; value?: string }
  /** A script has set the value. */
  | { type: 'write'; value: string }
  /** The form was reset. A script may have set the value since then. */
  | { type: 'reset'; last: ComboboxState['choice'] }
  /** The list was opened or closed, or another match became active. */
  | { type: 'open'; open: boolean; active: number };

export function reduce(state: ComboboxState, action: ComboboxAction): ComboboxState {
  const choose = (value = state.choice.value) => ({ ...state, choice: { value }, query: null });
  switch (action.type) {
    case 'ready':
      return { ...state, ready: true };
    case 'type':
      return { ...state, query: action.query };
    case 'choose':
      return choose(action.value);
    case 'write':
      // The first value that a form library sets is its default.
      return { ...choose(action.value), initial: state.ready ? state.initial : action.value };
    case 'reset':
      return choose(state.choice === action.last ? state.initial : undefined);
    case 'open':
      return { ...state, open: action.open, active: action.active };
  }
}
