import { Link, PasswordResetForm, type PasswordResetValues } from '@rapport/ui';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { toSignIn } from '../content/reset-password.ts';
import { useAccountActions } from '../session/use-account-actions.ts';

export interface ResetPasswordProps {
  /** What the visitor has typed so far. */
  email: string | undefined;
  /** Called with the address that the visitor typed last. */
  onBack: (email: string) => void;
}

/** Asks for the address to send a link to. Takes the place of the sign-in form. */
export function ResetPassword({ email = '', onBack }: ResetPasswordProps) {
  const { act } = useAccountActions();
  const root = useRef<HTMLElement>(null);
  const sent = useRef(email);

  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  const send = (values: PasswordResetValues) => {
    sent.current = values.email;
    return act(({ resetPassword }) => resetPassword(values));
  };

  const back = () => {
    const typed = root.current?.querySelector('input')?.value;
    // After success, the field is empty.
    flushSync(() => onBack(typed || sent.current));
    // The button that led here.
    document.querySelector<HTMLElement>('.site-AccountPage-button')?.focus();
  };

  return (
    <PasswordResetForm
      ref={root}
      errorSummary="button"
      defaultValues={{ email }}
      onSubmit={send}
      footer={
        <Link asChild>
          <button type="button" className="site-AccountPage-button" onClick={back}>
            {toSignIn}
          </button>
        </Link>
      }
    />
  );
}
