'use client';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Shows the label above. It names the field either way. @default true */
  labelShown?: boolean;
  /** Name of the button that empties the field. @default 'Clear the search' */
  clearLabel?: string;
  /** Name of the button that submits the form. @default 'Search' */
  submitLabel?: string;
  /** Whether there is a button that submits the form. @default true */
  submitButton?: boolean;
}

/**
 * A field to search by. The form around it is the search: `<search><form action="…">`, which makes
 * it a landmark and sends it without script.
 *
 * @see https://html.spec.whatwg.org/multipage/grouping-content.html#the-search-element
 */
export function SearchField({
  label,
  labelShown = true,
  clearLabel = 'Clear the search',
  submitLabel = 'Search',
  submitButton = true,
  // Something must stand for "empty" in the stylesheet, which hides the clear button then.
  placeholder = ' ',
  className,
  ...rest
}: SearchFieldProps) {
  const { disabled, readOnly } = rest;
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      className={clsx('rp-SearchField', className)}
      type="search"
      placeholder={placeholder}
      label={labelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      data-label-hidden={!labelShown || undefined}
      end={
        <>
          {!disabled && !readOnly && (
            <button
              type="button"
              className="rp-SearchField-clear"
              aria-label={clearLabel}
              onMouseDown={keepFocus}
              onClick={clear}
            >
              <svg className="rp-SearchField-icon" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5.5 5.5 9 9m0-9-9 9" />
              </svg>
            </button>
          )}
          {submitButton && (
            <button
              type="submit"
              className="rp-SearchField-submit"
              aria-label={submitLabel}
              disabled={disabled}
            >
              <svg className="rp-SearchField-icon" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M13.5 13.5 17 17" />
                <circle cx="9" cy="9" r="5.75" />
              </svg>
            </button>
          )}
        </>
      }
    />
  );
}

/** A pointer leaves the focus, and on a phone the keyboard, where they are. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Empties the field as typing would, so that every listener hears of it, and goes back to it. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const input = currentTarget.parentElement?.querySelector('input');
  if (!input) return;
  // Past React, which overrides the setter of its inputs and would take the event for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
