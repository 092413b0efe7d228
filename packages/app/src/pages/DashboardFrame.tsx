import { DashboardShell, SkipLink } from '@rapport/ui';
import type { ReactNode } from 'react';
import { Discs } from '../brand/Discs/Discs.tsx';
import { Logo } from '../brand/Logo/Logo.tsx';
import { accentOf } from '../content/account-types.ts';
import {
  dashboards,
  greeting,
  home,
  loading,
  logOutBusy,
  untyped,
  welcome,
} from '../content/dashboard.tsx';
import { sessionContent } from '../content/header.ts';
import { useSessionStore } from '../session/SessionProvider.tsx';
import type { Problem, SignedInSession, UserType } from '../session/types.ts';
import { Answers } from '../shell/answers/Answers.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';
import { AccountButton } from './AccountButton.tsx';

interface DashboardFrameProps {
  session: SignedInSession;
  /** The account type that the visitor has, or probably has while `busy`; null if unknown. */
  userType: UserType | null;
  /** Whether a spinner covers the content. */
  busy: boolean;
  onProblem: (problem: Problem | null) => void;
  children: ReactNode;
}

/** What every dashboard has around its content: the bar, the title and the address. */
export function DashboardFrame({
  session,
  userType,
  busy,
  onProblem,
  children,
}: DashboardFrameProps) {
  const { signOut } = useSessionStore();
  const { displayName, email } = session.user;

  const logOut = async () => {
    const result = await signOut();
    onProblem(result.status === 'error' ? result : null);
  };

  return (
    <>
      <SkipLink />
      <DashboardShell
        busy={busy}
        content={{
          title: userType ? dashboards[userType].title : untyped.title,
          text: userType ? `${greeting(displayName)} ${welcome}` : greeting(displayName),
          email,
          home,
          actions: [<AccountButton key="account" session={session} onProblem={onProblem} />],
          logOutLabel: sessionContent.logOut,
          logOutBusyLabel: logOutBusy,
          busyLabel: loading,
        }}
        accent={accentOf(session.userType)}
        logo={
          <RouterLink href={home.href}>
            <Logo />
          </RouterLink>
        }
        picture={<Discs />}
        onLogOut={logOut}
      >
        {children}
      </DashboardShell>
      <Answers />
    </>
  );
}
