'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { focusedBeside } from '../../lib/focused.ts';
import { focusAfterSubmit } from '../focus-field.ts';
import { isPassing, ownAction, submitterOf } from '../submitter.ts';
import type { FormAction } from './Form.tsx';

/** What React’s types, whichever version is installed, say a form's `onSubmit` gets. */
export type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

/** A submit. */
interface Attempt {
  /** What had focus when it began. */
  focused: Element | null;
  /** Whether React runs it: an action. */
  isAction: boolean;
}

/** What keeps React from emptying a form after its action: an invalid field, or a shown error. */
const WRONG = '[aria-invalid="true"], [data-alert][data-tone="danger"]';

/**
 * Runs one submit of a form at a time; further ones are ignored. When it has ended, focus goes to
 * where the user continues.
 */
export function useAttempts(
  form: RefObject<HTMLFormElement | null>,
  action: FormAction | undefined,
  onSubmit: ((event: SubmitEvent) => void | Promise<void>) | undefined,
) {
  const running = useRef<Attempt>(null);
  const [ended, setEnded] = useState<Attempt | null>(null);
  // In the commit that shows what came of it, so a user who goes on typing is not interrupted later.
  useLayoutEffect(() => {
    if (ended && form.current) focusAfterSubmit(form.current, ended.focused);
  }, [ended, form]);

  // React ends an action by emptying the form, in the commit that shows the answer. It ignores events
  // of that commit, so the listener is the browser's.
  useEffect(() => {
    const element = form.current;
    const keep = (event: Event) => {
      if (!running.current?.isAction) return;
      if (element?.querySelector(WRONG)) event.preventDefault();
      setEnded(running.current);
      running.current = null;
    };
    element?.addEventListener('reset', keep);
    return () => element?.removeEventListener('reset', keep);
  }, [form]);

  return async (event: SubmitEvent) => {
    const { target: sent, currentTarget: own } = event;
    // React also bubbles the submit of a form in a dialog opened from this one; ignore it.
    if (sent !== own || isPassing(own)) return;
    const way = ownAction(submitterOf(event)) ?? typeof action;
    if (way === 'undefined' || running.current) event.preventDefault();
    if (running.current) return;
    const attempt: Attempt = { focused: focusedBeside(own), isAction: false };
    const answer = onSubmit?.(event);
    if (!event.defaultPrevented) {
      if (way === 'function') running.current = { ...attempt, isAction: true };
      return;
    }
    running.current = attempt;
    try {
      await answer;
    } finally {
      running.current = null;
    }
    setEnded(attempt);
  };
}
