'use client';
/* oxlint-disable no-restricted-globals -- a page hydrates in its own document */
import { useLayoutEffect, useState } from 'react';
import { setNatively } from './type-into.ts';

/** Also a select or a text area, which lack some of the properties. */
type Control = HTMLInputElement;

/** The controls in the server's HTML that React has not taken over yet, in page order. */
const waiting = new Set<Control>();
/** Those that React has rendered or taken over. */
const taken = new WeakSet<Element>();
/** Whether they have been looked up in this task. */
let current = false;
/** What has the focus, or had it when it was removed. */
let focused: EventTarget | null = null;

const CONTROL = ':is(input, select, textarea)[class^="rp-"]';

/** Notes the controls of the kit that the server has sent so far. */
function collect(): void {
  if (current || typeof document === 'undefined') return;
  current = true;
  queueMicrotask(() => {
    current = false;
  });
  for (const control of document.querySelectorAll<Control>(CONTROL))
    if (!taken.has(control)) waiting.add(control);
  if (waiting.size === 0) return;
  if (document.activeElement !== document.body) focused = document.activeElement;
  // Adding the same listener again does nothing.
  addEventListener('focusin', gain);
  addEventListener('focusout', lose);
}

function gain({ target }: Event): void {
  focused = target;
}

function lose({ target }: Event): void {
  queueMicrotask(() => {
    // Some browsers also fire it for an element that is being removed.
    if (focused === target && (target as Element).isConnected) focused = null;
  });
}

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** What two renderings of a control have in common. A group without a name gets its id as one. */
const signature = (control: Control): string =>
  [
    control.type,
    control.name !== control.closest('fieldset')?.id && control.name,
    isChoice(control) && control.value,
  ].join();

/** The property with what a visitor has entered, if it may be something else than at first. */
function entered(control: Control): 'value' | 'checked' | 'files' | undefined {
  const { type, value, defaultValue, checked, defaultChecked, files } = control;
  if (files) return files.length > 0 ? 'files' : undefined;
  if (!isChoice(control)) return value === defaultValue ? undefined : 'value';
  // Of radio buttons, only the chosen one is of interest.
  const same = checked === defaultChecked || (type === 'radio' && !checked);
  return same ? undefined : 'checked';
}

/** Puts what a visitor has entered into the control that React has rendered instead. */
function move(from: Control, to: Control): void {
  const key = entered(from);
  const value = key && from[key];
  if (key && value !== to[key]) {
    setNatively(to, key, value);
    // For what keeps the value elsewhere, which may have put its own back by then.
    queueMicrotask(() => {
      setNatively(to, key, value);
      // React notices a changed checkbox by its click.
      for (const type of [key === 'checked' ? 'click' : 'input', 'change'])
        to.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
  if (focused !== from) return;
  to.focus();
  // Some types have no caret.
  if (from.selectionStart != null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection as 'none');
}

/**
 * Keeps what was entered before the script ran, and the focus, where React does not take over the
 * server's control: if an extension of the browser has changed the page, React renders it anew.
 *
 * @param id The id of the control, or of something in its label.
 */
export function KeepInput({ id }: { id: string }) {
  // While React looks for the controls in the page. It removes them later.
  useState(collect);
  useLayoutEffect(() => {
    const named = document.getElementById(id);
    // In a label, an extension may have put another control before it.
    const control = (named?.closest('label')?.querySelector(CONTROL) ?? named) as Control | null;
    if (!control || taken.has(control)) return;
    taken.add(control);
    if (waiting.delete(control)) return;
    const lost = [...waiting].find(
      (each) => !each.isConnected && signature(each) === signature(control),
    );
    if (lost && waiting.delete(lost)) move(lost, control);
  });
  return null;
}
