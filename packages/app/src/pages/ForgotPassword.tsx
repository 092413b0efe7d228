import { Alert, Link, Stack } from '@rapport/ui';
import { useState, type MouseEvent } from 'react';
import { forgotPassword } from '../content/login.ts';
import { download } from '../session/download.ts';
import type { ResetPassword } from './ResetPassword.tsx';

interface ForgotPasswordProps {
  /** Shows the form for a new password, with the address that was typed. */
  onForget: (Reset: typeof ResetPassword, email: string) => void;
}

/** The button to the form for a new password, which is downloaded when it is first needed. */
export function ForgotPassword({ onForget }: ForgotPasswordProps) {
  const [problem, setProblem] = useState('');

  const forget = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    try {
      const module = await download(() => import('./ResetPassword.tsx'));
      onForget(module.ResetPassword, new FormData(form!).get('email') as string);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return (
    <Stack gap={2} align="end" className="site-AccountPage-forgot">
      <Link asChild>
        <button
          type="button"
          className="site-AccountPage-button"
          onClick={(event) => void forget(event)}
        >
          {forgotPassword}
        </button>
      </Link>
      {problem && (
        <Alert tone="danger" live="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
