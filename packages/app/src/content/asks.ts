import type { AnswerKind } from './answers.ts';

/** A press of a button that the product document leaves without an action. */
export interface Question {
  kind: AnswerKind;
  /** The button's item: a package, a job, an event. */
  name: string;
}

/** Said until the answer is loaded. */
export const loadingAnswer = 'Loading...';

type Listener = (question: Question) => void;

const listeners: Listener[] = [];

/** Returns a handler for a button: a press asks the site, which answers with a dialog. */
export const asks =
  (kind: AnswerKind, name = '') =>
  (): void =>
    listeners.at(-1)?.({ kind, name });

/** Hands questions to the site that was mounted last, until the returned function is called. */
export function onQuestion(listener: Listener): () => void {
  listeners.push(listener);
  return () => void listeners.splice(listeners.indexOf(listener), 1);
}
