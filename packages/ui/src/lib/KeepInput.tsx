'use client';
/* oxlint-disable no-restricted-globals -- a page hydrates in its own document */
import { useLayoutEffect, useState } from 'react';
import { setNatively } from './type-into.ts';

/** Also covers selects and text areas, which lack some of these properties. */
type Control = HTMLInputElement;

/** The controls in the server's HTML that React has not taken over yet, in page order. */
const waiting = new Set<Control>();
/** The controls that React has rendered or taken over. */
const adopted = new WeakSet<Element>();
/** Whether this task has already searched the page. */
let isCollected = false;
/** The focused element, or the one that had focus when it was removed. */
let focused: EventTarget | null = null;

const CONTROL = ':is(input, select, textarea)[class^="rp-"]';

/** Collects the kit's controls that the server has sent so far. */
function collect(): void {
  if (isCollected || typeof document === 'undefined') return;
  isCollected = true;
  queueMicrotask(() => {
    isCollected = false;
  });
  for (const control of document.querySelectorAll<Control>(CONTROL))
    if (!adopted.has(control)) waiting.add(control);
  if (waiting.size === 0) return;
  if (document.activeElement !== document.body) focused = document.activeElement;
  // Adding the same listener again does nothing.
  addEventListener('focusin', trackFocus);
  addEventListener('focusout', trackBlur);
}

function trackFocus({ target }: Event): void {
  focused = target;
}

function trackBlur({ target }: Event): void {
  queueMicrotask(() => {
    // Some browsers also fire `focusout` when they remove the focused element.
    if (focused === target && (target as Element).isConnected) focused = null;
  });
}

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/**
 * Returns what two renderings of a control share. Leaves out a generated name, which is the group's
 * id.
 */
const signature = (control: Control): string =>
  [
    control.type,
    control.name !== control.closest('fieldset')?.id && control.name,
    isChoice(control) && control.value,
  ].join();

/** Returns the property that holds the visitor's input, if it may differ from the initial value. */
function entered(control: Control): 'value' | 'checked' | 'files' | undefined {
  const { type, value, defaultValue, checked, defaultChecked, files } = control;
  if (files) return files.length > 0 ? 'files' : undefined;
  if (!isChoice(control)) return value === defaultValue ? undefined : 'value';
  // In a radio group, only the chosen button matters.
  const same = checked === defaultChecked || (type === 'radio' && !checked);
  return same ? undefined : 'checked';
}

/** Moves the visitor's input and the focus to the control that React rendered instead. */
function move(from: Control, to: Control): void {
  const key = entered(from);
  const value = key && from[key];
  if (key && value !== to[key]) {
    setNatively(to, key, value);
    // Set it again: code that keeps the value elsewhere may have restored its own.
    queueMicrotask(() => {
      setNatively(to, key, value);
      // React detects a changed checkbox by its click.
      for (const type of [key === 'checked' ? 'click' : 'input', 'change'])
        to.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
  if (focused !== from) return;
  to.focus();
  // Some input types have no caret.
  if (from.selectionStart != null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection as 'none');
}

/**
 * Keeps the focus and the visitor's input from before the script ran. If a browser extension has
 * changed the page, React renders new controls instead of taking over the server's.
 *
 * @param id The id of the control, or of an element in its label.
 */
export function KeepInput({ id }: { id: string }) {
  // Collect them now: React removes the controls that it does not take over later.
  useState(collect);
  useLayoutEffect(() => {
    const named = document.getElementById(id);
    // An extension may have inserted another control before it in the label.
    const control = (named?.closest('label')?.querySelector(CONTROL) ?? named) as Control | null;
    if (!control || adopted.has(control)) return;
    adopted.add(control);
    if (waiting.delete(control)) return;
    const lost = [...waiting].find(
      (each) => !each.isConnected && signature(each) === signature(control),
    );
    if (lost && waiting.delete(lost)) move(lost, control);
  });
  return null;
}
