import { Alert, Link, SignInForm, Stack } from '@rapport/ui';
import { useState, type MouseEvent } from 'react';
import { ended, forgotPassword, toRegister } from '../content/login.ts';
import { download } from '../session/download.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useAccountActions } from '../session/use-account-actions.ts';
import { AccountPage } from '../shell/AccountPage.tsx';
import { preloadDashboard } from './preload-dashboard.ts';
import type { ResetPassword } from './ResetPassword.tsx';

/** An alert that says why the session ended, unless the visitor logged out. */
function Ended() {
  const session = useSession();
  if (session.status !== 'signedOut' || !session.ended) return null;
  return (
    <Alert tone={session.ended === 'deleted' ? 'success' : 'warning'} live="status">
      {ended[session.ended]}
    </Alert>
  );
}

interface LoginState {
  /** The form for a new password, which is downloaded when it is first needed. */
  Reset?: typeof ResetPassword;
  /** The address that one form takes over from the other. */
  email?: string;
  /** Why the other form could not be downloaded. */
  problem?: string;
}

export default function Login() {
  const { act, warmUp } = useAccountActions();
  const [{ Reset, email, problem }, setState] = useState<LoginState>({});

  const forget = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    try {
      const module = await download(() => import('./ResetPassword.tsx'));
      setState({ Reset: module.ResetPassword, email: new FormData(form!).get('email') as string });
    } catch (error) {
      setState({ problem: (error as Error).message });
    }
  };

  return (
    <AccountPage picture="reunion">
      {Reset ? (
        <Reset email={email} onBack={(typed) => setState({ email: typed })} />
      ) : (
        <Stack gap={6}>
          <Ended />
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
          </SignInForm>
        </Stack>
      )}
    </AccountPage>
  );
}
