import { Button, Stack, Text } from '@rapport/ui';
import { useEffect, useState } from 'react';
import { sendLink } from '../content/dashboard.tsx';
import { RESEND_AFTER, type Problem, type SignedInSession } from '../session/types.ts';
import { toProblem, useAccountActions } from '../session/use-account-actions.ts';
import { ProblemAlert } from './ProblemAlert.tsx';

const MINUTE = 60_000;

/**
 * Returns the time from which the link may be sent again, or null if it may be now. A whole minute,
 * so that the button can say it.
 */
function useWait(sentAt: number | undefined): number | null {
  const next = sentAt === undefined ? 0 : Math.ceil((sentAt + RESEND_AFTER) / MINUTE) * MINUTE;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const left = next - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(next), left);
    return () => clearTimeout(timer);
  }, [next]);
  return next > now ? next : null;
}

/** A button that sends the verification mail again, at most once a minute. */
export function SendLink({ session }: { session: SignedInSession }) {
  const { act } = useAccountActions();
  const wait = useWait(session.linkSentAt);
  const label = session.verificationMailFailed ? sendLink.failedLabel : sendLink.label;
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | Problem>('idle');

  const send = async () => {
    setState('busy');
    const result = await act(({ resendVerification }) => resendVerification()).catch(toProblem);
    setState(result.status === 'success' ? 'sent' : result);
  };

  return (
    <Stack gap={state === 'idle' || state === 'busy' ? 0 : 2} align="start">
      {/* aria-disabled, not disabled, so that it keeps the focus. */}
      <Button
        variant={wait === null ? 'solid' : 'ghost'}
        busy={state === 'busy'}
        busyLabel={sendLink.busyLabel}
        aria-disabled={wait === null ? undefined : true}
        onClick={() => void (wait ?? send())}
      >
        {wait === null ? label : sendLink.wait(new Date(wait))}
      </Button>
      <Text asChild size="sm">
        <output>{state === 'sent' && sendLink.done}</output>
      </Text>
      {typeof state === 'object' && <ProblemAlert problem={state} />}
    </Stack>
  );
}
