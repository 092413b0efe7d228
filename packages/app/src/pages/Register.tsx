import { Link, SignUpForm } from '@rapport/ui';
import { useLocation } from 'react-router-dom';
import { agreement, signUp, toLogin } from '../content/account.ts';
import { TYPE } from '../content/account-types.ts';
import { isUserType } from '../session/types.ts';
import { nameRules } from '../content/name-rules.ts';
import { useAccountActions } from '../session/use-account-actions.ts';
import { AccountPage } from '../shell/AccountPage.tsx';
import { preloadDashboard } from './preload-dashboard.ts';

export default function Register() {
  const { act, warmUp } = useAccountActions();
  const type = new URLSearchParams(useLocation().search).get(TYPE);
  return (
    <AccountPage picture="meeting">
      <SignUpForm
        schema={nameRules}
        content={signUp}
        defaultValues={isUserType(type) ? { userType: type } : {}}
        errorSummary="button"
        // Once there is an account, the guard of this page leads to the dashboard.
        onSubmit={(values) => act((actions) => actions.signUp(values))}
        onFirstInteraction={() => {
          warmUp();
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
