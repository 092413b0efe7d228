import { Link, SignUpForm } from '@rapport/ui';
import { signUp, toLogin } from '../content/account.ts';
import { useSessionActions } from '../session/SessionProvider.tsx';
import { AccountPage, preloadDashboard } from '../shell/AccountPage.tsx';

export default function Register() {
  const actions = useSessionActions();
  return (
    <AccountPage>
      <SignUpForm
        content={signUp}
        onSubmit={actions.signUp}
        onFirstInteraction={() => {
          actions.warmUp();
          preloadDashboard();
        }}
        links={
          <>
            {toLogin.text} <Link href={toLogin.link.href}>{toLogin.link.label}</Link>
          </>
        }
      />
    </AccountPage>
  );
}
