'use client';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useWords } from '../../../lib/words.ts';
import { FrameButton } from '../TextField/FrameButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { searchFieldWords } from './SearchField.words.ts';

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the button that clears the field. @default 'Clear the search' */
  clearLabel?: string | undefined;
  /** Name of the button that submits the form. @default 'Search' */
  submitLabel?: string | undefined;
  /** Shows a button that submits the form. @default true */
  submitButton?: boolean | undefined;
}

/**
 * A search field. Put it in `<search><form action="…">`, which makes it a landmark and works
 * without script.
 *
 * @see https://html.spec.whatwg.org/multipage/grouping-content.html#the-search-element
 */
export function SearchField({
  clearLabel,
  submitLabel,
  submitButton = true,
  // The stylesheet hides the clear button with :placeholder-shown, which needs a placeholder.
  placeholder = ' ',
  className,
  ...rest
}: SearchFieldProps) {
  const words = useWords('SearchField', searchFieldWords, { clearLabel, submitLabel });
  const { disabled, readOnly } = rest;
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      className={clsx('rp-SearchField', className)}
      type="search"
      placeholder={placeholder}
      end={
        <>
          {!disabled && !readOnly && (
            <FrameButton className="rp-SearchField-clear" label={words.clearLabel} onClick={clear}>
              <path d="m5.5 5.5 9 9m0-9-9 9" />
            </FrameButton>
          )}
          {submitButton && (
            <FrameButton
              type="submit"
              className="rp-SearchField-submit"
              label={words.submitLabel}
              disabled={disabled}
            >
              <path d="M13.5 13.5 17 17" />
              <circle cx="9" cy="9" r="5.75" />
            </FrameButton>
          )}
        </>
      }
    />
  );
}

/** Clears the field as typing would, so every listener is notified, and focuses it. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const input = currentTarget.parentElement?.querySelector('input');
  if (!input) return;
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
