import { Link, SignInForm } from '@rapport/ui';
import { signIn, toRegister } from '../content/account.ts';
import { useAccountActions } from '../session/useAccountActions.ts';
import { AccountPage } from '../shell/AccountPage.tsx';
import { preloadDashboard } from './preload-dashboard.ts';

export default function Login() {
  const actions = useAccountActions();
  return (
    <AccountPage>
      <SignInForm
        content={signIn}
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
    </AccountPage>
  );
}
