import { Button, ErrorPanel, Stack } from '@rapport/ui';
import { useState } from 'react';
import { readAgain, unreadProfile } from '../content/dashboard.tsx';
import type { Problem } from '../session/types.ts';
import { toProblem, useAccountActions } from '../session/use-account-actions.ts';
import { ProblemAlert } from './ProblemAlert.tsx';

/** Shown when the profile could not be read, and this browser doesn't know the account type. */
export function UnreadProfile() {
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
