import {
  Alert,
  Button,
  DashboardCards,
  DashboardShell,
  ErrorPanel,
  SkipLink,
  Spinner,
  Stack,
} from '@rapport/ui';
import { Logo } from '../brand/Logo/Logo.tsx';
import { Discs } from '../brand/Discs/Discs.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { accentOf } from '../content/account-types.ts';
import {
  dashboards,
  greeting,
  home,
  loading,
  LOADING_DELAY,
  readAgain,
  unreadProfile,
  untyped,
  verificationMail,
} from '../content/dashboard.tsx';
import { sessionContent } from '../content/header.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import type { Problem, SignedInSession } from '../session/types.ts';
import { useAccountActions } from '../session/useAccountActions.ts';
import { once } from '../shell/once.ts';
import { useLostFocus } from '../shell/use-lost-focus.ts';
import { AccountButton } from './AccountButton.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';

const CompleteProfile = lazy(once(() => import('./CompleteProfile.tsx')));

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

/** The words and cards that fill the frame, hidden, until the user type is known. */
const standIn = dashboards.influencer;

function Frame({ session, busy }: { session: SignedInSession; busy: boolean }) {
  const { signOut } = useSessionStore();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { user, userType } = session;
  const known = userType && dashboards[userType];
  const content = known ?? (busy ? standIn : null);

  // If the profile could not be read, reading it comes first.
  const readable = userType !== null || session.profile === 'missing';

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
          text: [greeting(user.displayName), content?.welcome].filter(Boolean).join(' '),
          email: user.email,
          home,
          actions: [<AccountButton key="account" session={session} onProblem={setProblem} />],
          logOutLabel: sessionContent.logOut,
          logOutBusyLabel: sessionContent.logOutBusy,
          busyLabel: loading,
        }}
        accent={accentOf(userType)}
        logo={<Logo wordmark={false} />}
        picture={<Discs />}
        aside={(busy || readable) && <FirstSteps session={session} busy={busy} />}
        onLogOut={logOut}
      >
        {busy ? (
          <DashboardCards busy content={(known ?? standIn).cards} />
        ) : (
          <>
            {problem && <ProblemAlert problem={problem} />}
            <VerificationMail session={session} />
            {known ? <DashboardCards content={known.cards} /> : <Untyped session={session} />}
          </>
        )}
      </DashboardShell>
    </>
  );
}

/** Shown while the account type is unknown. */
function Untyped({ session }: { session: SignedInSession }) {
  if (session.profile !== 'missing') return <Unread />;
  return (
    <Suspense fallback={<Spinner label={loading} />}>
      <CompleteProfile />
    </Suspense>
  );
}

/** The result if the code that reads the profile cannot be downloaded. */
const stillUnread: Problem = { status: 'error', message: readAgain.failed };

/** Shown when the profile could not be read. */
function Unread() {
  const actions = useAccountActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const read = async () => {
    setBusy(true);
    setProblem(null);
    const result = await actions.readAgain().catch(() => stillUnread);
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

/** The result if the code that sends the email cannot be downloaded. */
const unsent: Problem = { status: 'error', message: verificationMail.failed };

/** Offers to send the verification email again if sign-up could not send it. */
function VerificationMail({ session }: { session: SignedInSession }) {
  const { resendVerification } = useAccountActions();
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | Problem>('idle');
  const alert = useRef<HTMLDivElement>(null);
  const sent = state === 'sent';
  useLostFocus(sent, alert);

  // Keep the alert after success: screen readers announce changes only in a persistent region.
  if (!session.verificationMailFailed && state === 'idle') return null;

  const problem = typeof state === 'object' ? state : null;
  const send = async () => {
    setState('busy');
    const result = await resendVerification().catch(() => unsent);
    setState(result.status === 'success' ? 'sent' : result);
  };

  return (
    <Alert ref={alert} tone={sent ? 'success' : 'warning'} live="status" detail={problem?.detail}>
      {sent ? (
        verificationMail.sent(session.user.email)
      ) : (
        <Stack align="start">
          <p>{problem?.message ?? verificationMail.failed}</p>
          <Button
            variant="outline"
            size="sm"
            busy={state === 'busy'}
            busyLabel={verificationMail.sending}
            onClick={() => void send()}
          >
            {verificationMail.again}
          </Button>
        </Stack>
      )}
    </Alert>
  );
}
