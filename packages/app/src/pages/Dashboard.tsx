import {
  Button,
  DashboardCards,
  DashboardShell,
  ErrorPanel,
  Heading,
  SkeletonMask,
  SkipLink,
  Spinner,
  Stack,
  Text,
} from '@rapport/ui';
import { Logo } from '../brand/Logo/Logo.tsx';
import { Discs } from '../brand/Discs/Discs.tsx';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { accentOf } from '../content/account-types.ts';
import {
  dashboards,
  greeting,
  home,
  loading,
  logOutBusy,
  LOADING_DELAY,
  readAgain,
  rest,
  unreadProfile,
  untyped,
  welcome,
} from '../content/dashboard.tsx';
import { sessionContent } from '../content/header.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import type { Problem, SignedInSession } from '../session/types.ts';
import { toProblem, useAccountActions } from '../session/use-account-actions.ts';
import { Answers } from '../shell/answers/Answers.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';
import { AccountButton } from './AccountButton.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';

const CompleteProfile = lazy(() => import('./CompleteProfile.tsx'));

export default function Dashboard() {
  const session = useSession();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), LOADING_DELAY);
    return () => clearTimeout(timer);
  }, []);

  if (session.status !== 'signedIn') return null; // the guard is about to redirect
  const busy = !loaded || (session.profile === 'reading' && !session.userType);
  return <Frame session={session} busy={busy} />;
}

/** The account type whose words and cards fill the frame, hidden, until the real one is known. */
const standIn = 'influencer';

function Frame({ session, busy }: { session: SignedInSession; busy: boolean }) {
  const { signOut } = useSessionStore();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { user } = session;
  const userType = session.userType ?? (busy ? standIn : null);
  const content = userType && dashboards[userType];

  // The pictures load while the spinner shows. If that takes longer, the cards do not wait for them.
  const draw = (picture: ReactNode) => <Suspense>{picture}</Suspense>;

  const logOut = async () => {
    const result = await signOut();
    setProblem(result.status === 'error' ? result : null);
  };

  return (
    <>
      <SkipLink />
      <DashboardShell
        busy={busy}
        content={{
          title: content?.title ?? untyped.title,
          text: content ? `${greeting(user.displayName)} ${welcome}` : greeting(user.displayName),
          email: user.email,
          home,
          actions: [<AccountButton key="account" session={session} onProblem={setProblem} />],
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
        {problem && <ProblemAlert problem={problem} />}
        {content ? (
          <>
            <FirstSteps session={session} userType={userType} busy={busy} onProblem={setProblem} />
            <Stack gap={5}>
              <SkeletonMask busy={busy}>
                <Stack gap={2}>
                  <Heading headingLevel={2} size="3xl">
                    {rest.title}
                  </Heading>
                  <Text tone="quiet">{rest.text}</Text>
                </Stack>
              </SkeletonMask>
              <DashboardCards
                busy={busy}
                content={content.cards(user.displayName, draw)}
                headingLevel={3}
              />
            </Stack>
          </>
        ) : (
          <Untyped session={session} />
        )}
      </DashboardShell>
      <Answers />
    </>
  );
}

/** Shown while the account type is unknown. */
function Untyped({ session }: { session: SignedInSession }) {
  if (session.profile !== 'missing') return <Unread />;
  return (
    <Suspense fallback={<Spinner labelHidden label={loading} />}>
      <CompleteProfile />
    </Suspense>
  );
}

/** Shown when the profile could not be read. */
function Unread() {
  const { act } = useAccountActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const read = async () => {
    setBusy(true);
    setProblem(null);
    const result = await act((actions) => actions.readAgain()).catch(toProblem);
    setBusy(false);
    if (result.status === 'error') setProblem(result);
    // The button is gone, so keyboard users need focus elsewhere.
    else document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <Stack gap={6}>
      <ErrorPanel content={unreadProfile}>
        <Button busy={busy} busyLabel={readAgain.busyLabel} onClick={() => void read()}>
          {readAgain.label}
        </Button>
      </ErrorPanel>
      {problem && <ProblemAlert problem={problem} />}
    </Stack>
  );
}
