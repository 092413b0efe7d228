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
import { isNative, ownAction, submitterOf } from '../submitter.ts';
import type { FormAction } from './Form.tsx';

/** The event of a form's `onSubmit`, whichever version of React’s types is installed. */
export type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

/** A submit that is running or has ended. */
interface Attempt {
  /** What had focus when it began. */
  focused: Element | null;
  /** Whether React runs it: an action. */
  isAction: boolean;
}

/** Matches an invalid field or a shown error. Either keeps React from emptying the form. */
const KEEPS_INPUT = '[aria-invalid="true"], [data-alert][data-tone="danger"]';

/**
 * Runs one submit of a form at a time and ignores further submits. When the submit has ended, moves
 * focus to where the user continues.
 */
export function useAttempts(
  form: RefObject<HTMLFormElement | null>,
  action: FormAction | undefined,
  onSubmit: ((event: SubmitEvent) => void | Promise<void>) | undefined,
) {
  const running = useRef<Attempt>(null);
  const [ended, setEnded] = useState<Attempt | null>(null);
  // Move focus in the commit that shows the outcome, so that a user who keeps typing is not
  // interrupted later.
  useLayoutEffect(() => {
    if (ended && form.current) focusAfterSubmit(form.current, ended.focused);
  }, [ended, form]);

  // React ends an action by emptying the form, in the commit that shows the answer. React ignores
  // events of that commit, so the listener is the browser's.
  useEffect(() => {
    const element = form.current;
    const keep = (event: Event) => {
      if (!running.current?.isAction) return;
      if (element?.querySelector(KEEPS_INPUT)) event.preventDefault();
      setEnded(running.current);
      running.current = null;
    };
    element?.addEventListener('reset', keep);
    return () => element?.removeEventListener('reset', keep);
  }, [form]);

  return async (event: SubmitEvent) => {
    const { target: sent, currentTarget: own } = event;
    // React also bubbles the submit of a form in a dialog opened from this one; ignore it.
    if (sent !== own || isNative(own)) return;
    // 'url' or 'string': the browser sends it. 'function': React does. 'undefined': `onSubmit`.
    const route = ownAction(submitterOf(event)) ?? typeof action;
    if (route === 'undefined' || running.current) event.preventDefault();
    if (running.current) return;
    const attempt: Attempt = { focused: focusedBeside(own), isAction: false };
    const answer = onSubmit?.(event);
    if (!event.defaultPrevented) {
      // A URL replaces the page, so only an action has an end to wait for.
      if (route === 'function') running.current = { ...attempt, isAction: true };
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
