import { Button } from '@rapport/ui';
import { useState, type MouseEvent } from 'react';
import { openLabel } from '../content/dashboard.tsx';
import { download } from '../session/download.ts';
import type { Problem, SignedInSession } from '../session/types.ts';
import type { AccountPanel } from './AccountPanel.tsx';

interface AccountButtonProps {
  session: SignedInSession;
  /** What the button of a step says. @default 'Account', on a small button */
  label?: string;
  /** Called with the reason if the panel cannot be downloaded, and with null on each new try. */
  onProblem: (problem: Problem | null) => void;
}

/** Opens the account panel, which is downloaded when it is first opened. */
export function AccountButton({ session, label, onProblem }: AccountButtonProps) {
  const [Panel, setPanel] = useState<typeof AccountPanel | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const show = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and the panel returns focus on closing.
    currentTarget.focus();
    onProblem(null);
    setBusy(true);
    try {
      const module = await download(() => import('./AccountPanel.tsx'));
      setPanel(() => module.AccountPanel);
      setOpen(true);
    } catch (error) {
      onProblem({ status: 'error', message: (error as Error).message });
    }
    setBusy(false);
  };

  return (
    <>
      <Button
        variant="outline"
        size={label ? 'md' : 'sm'}
        aria-haspopup="dialog"
        aria-expanded={open}
        busy={busy}
        onClick={(event) => void show(event)}
      >
        {label ?? openLabel}
      </Button>
      {Panel && <Panel session={session} open={open} onOpenChange={setOpen} />}
    </>
  );
}
