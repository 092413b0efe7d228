/**
 * A form's description, from which it gets its stories: its fields, a visitor's input, and the form's
 * messages.
 */
import type { within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

export interface Tested {
  canvas: Canvas;
  canvasElement: HTMLElement;
  args: {
    onSubmit?: ((...values: never[]) => unknown) | undefined;
    onFirstInteraction?: (() => void) | undefined;
  };
}

export interface TestedField {
  label: string;
  /** What the user types; for a choice, the label of the chosen option. */
  value: string;
  /** Whether it is a group of radio buttons. */
  choice?: boolean;
  /** Submitted as typed, spaces included: a password. */
  verbatim?: boolean;
  autocomplete?: string;
}

export interface TestedForm {
  /** Names the landmark. */
  title: string;
  /** Whether the page puts it in a card. */
  carded?: boolean;
  /** Label of the button, normally and while submitting. */
  submitLabel: string;
  busy: string;
  fields: readonly [TestedField, ...TestedField[]];
  /** What `onSubmit` receives for the values of the fields. */
  sent: Record<string, string>;
  /** An invalid value (if unset, the field is left empty) and its error. */
  wrong: { label: string; value?: string; message: string };
  /** All errors at once, in form order, when only `values` are filled in. */
  several?: {
    values?: Record<string, string>;
    errors: readonly [label: string, message: string][];
  };
  /** How the message about an exception starts, where that is tested. */
  failure?: string;
  /** The message after a success; without one, the form stays busy. */
  success?: string;
}
