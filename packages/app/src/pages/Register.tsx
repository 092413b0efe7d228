import { Link, SignUpForm } from '@rapport/ui';
import { agreement, signUp, toLogin } from '../content/account.ts';
import { useAccountActions } from '../session/useAccountActions.ts';
import { AccountPage } from '../shell/AccountPage.tsx';
import { preloadDashboard } from './preload-dashboard.ts';

export default function Register() {
  const actions = useAccountActions();
  return (
    <AccountPage>
      <SignUpForm
        content={signUp}
        errorSummary="button"
        onSubmit={actions.signUp}
        onFirstInteraction={() => {
          actions.warmUp();
          preloadDashboard();
        }}
        note={agreement.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Link key={part.href} href={part.href} target="_blank">
              {part.label}
            </Link>
          ),
        )}
        footer={
          <>
            {toLogin.text} <Link href={toLogin.link.href}>{toLogin.link.label}</Link>
          </>
        }
      />
    </AccountPage>
  );
}
