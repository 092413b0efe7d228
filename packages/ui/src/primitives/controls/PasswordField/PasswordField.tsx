'use client';
import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { useListeners } from '../../../lib/use-listeners.ts';
import { useWords } from '../../../lib/words.ts';
import { FrameButton } from '../TextField/FrameButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { passwordFieldWords } from './PasswordField.words.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the button while the password is hidden. @default 'Show password' */
  showLabel?: string | undefined;
  /** Name of the button while the password is shown. @default 'Hide password' */
  hideLabel?: string | undefined;
}

/**
 * A password field that can show what is typed. WCAG 3.3.8 asks for this, and for pasting, which
 * works.
 *
 * It hides the password again when its form is submitted or reset, so that password managers
 * recognize the field and a page left open shows nothing. It also does so when the browser restores
 * the page from its back/forward cache.
 *
 * Set `autoComplete` to `current-password` or `new-password`.
 */
export function PasswordField({
  showLabel,
  hideLabel,
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const words = useWords('PasswordField', passwordFieldWords, { showLabel, hideLabel });
  const ownId = useId();
  const inputId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useListeners((signal) => {
    const { ownerDocument: page } = toggle.current as HTMLButtonElement;
    const hide = ({ target }: Event) => {
      if (target === toggle.current?.form) setShown(false);
    };
    page.addEventListener('submit', hide, { capture: true, signal });
    page.addEventListener('reset', hide, { signal });
    const hideIfBack = ({ persisted }: PageTransitionEvent) => persisted && setShown(false);
    page.defaultView?.addEventListener('pageshow', hideIfBack, { signal });
  }, []);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      id={inputId}
      className={clsx('rp-PasswordField', className)}
      type={shown ? 'text' : 'password'}
      end={
        <FrameButton
          ref={toggle}
          label={shown ? words.hideLabel : words.showLabel}
          viewBox="1.1 1.1 21.8 21.8"
          aria-controls={inputId}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="3" />
          {shown && <path d="m4 4 16 16" />}
        </FrameButton>
      }
    />
  );
}
