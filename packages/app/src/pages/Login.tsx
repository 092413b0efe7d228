import { Alert, Link, SignInForm, Stack } from '@rapport/ui';
import { signIn, toRegister } from '../content/account.ts';
import { ended } from '../content/session-end.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useAccountActions } from '../session/useAccountActions.ts';
import { AccountPage } from '../shell/AccountPage.tsx';
import { preloadDashboard } from './preload-dashboard.ts';

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

export default function Login() {
  const actions = useAccountActions();
  return (
    <AccountPage picture="reunion">
      <Stack gap={6}>
        <Ended />
        <SignInForm
          content={signIn}
          errorSummary="button"
          onSubmit={actions.signIn}
          onFirstInteraction={() => {
            actions.warmUp();
            preloadDashboard();
          }}
          footer={
            <>
              {toRegister.text} <Link href={toRegister.link.href}>{toRegister.link.label}</Link>
            </>
          }
        />
      </Stack>
    </AccountPage>
  );
}
