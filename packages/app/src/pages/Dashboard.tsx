import { DashboardCards, Heading, SkeletonMask, Spinner, Stack, Text } from '@rapport/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { dashboards, loading, LOADING_DELAY, rest } from '../content/dashboard.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import type { Problem } from '../session/types.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { UnreadProfile } from './UnreadProfile.tsx';

const CompleteProfile = lazy(() => import('./CompleteProfile.tsx'));

export default function Dashboard() {
  const session = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), LOADING_DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (session.status !== 'signedIn') return null; // the guard is about to redirect
  const { user, profile } = session;
  const busy = !loaded || (profile === 'reading' && !session.userType);
  // Hidden words and cards of a type fill the frame until the real one is known.
  const userType = session.userType ?? (busy ? 'influencer' : null);
  const parts = { session, busy, onProblem: setProblem };
  return (
    <DashboardFrame {...parts} userType={userType}>
      {problem && <ProblemAlert problem={problem} />}
      {userType && (
        <>
          <FirstSteps {...parts} userType={userType} />
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
              content={dashboards[userType].cards(user.displayName)}
              headingLevel={3}
            />
          </Stack>
        </>
      )}
      {!userType &&
        (profile === 'missing' ? (
          <Suspense fallback={<Spinner labelHidden label={loading} />}>
            <CompleteProfile />
          </Suspense>
        ) : (
          <UnreadProfile />
        ))}
    </DashboardFrame>
  );
}
