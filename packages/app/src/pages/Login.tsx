import { Link, SignInForm, Stack } from '@rapport/ui';
import { useState } from 'react';
import { toRegister } from '../content/login.ts';
import { useAccountActions } from '../session/use-account-actions.ts';
import { AccountPage } from '../shell/AccountPage.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { preloadDashboard } from './preload-dashboard.ts';
import type { ResetPassword } from './ResetPassword.tsx';
import { SessionEnded } from './SessionEnded.tsx';

export default function Login() {
  const { act, warmUp } = useAccountActions();
  /** The form for a new password, and the address that one form takes over from the other. */
  const [{ Reset, email }, setState] = useState<{ Reset?: typeof ResetPassword; email?: string }>(
    {},
  );

  return (
    <AccountPage picture="reunion">
      {Reset ? (
        <Reset email={email} onBack={(typed) => setState({ email: typed })} />
      ) : (
        <Stack gap={6}>
          <SessionEnded />
          <SignInForm
            errorSummary="button"
            defaultValues={{ email }}
            onSubmit={(values) => act(({ signIn }) => signIn(values))}
            onFirstInteraction={() => {
              warmUp();
              preloadDashboard();
            }}
            footer={
              <>
                {toRegister.text} <Link href={toRegister.link.href}>{toRegister.link.label}</Link>
              </>
            }
          >
            <ForgotPassword onForget={(form, typed) => setState({ Reset: form, email: typed })} />
          </SignInForm>
        </Stack>
      )}
    </AccountPage>
  );
}
