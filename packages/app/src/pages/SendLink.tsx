import { sendLink } from '../content/account-panel.ts';
import type { ActionResult } from '../session/types.ts';
import { useAccountActions } from '../session/useAccountActions.ts';
import { Task } from './Task.tsx';

const notSent = (error: Error): ActionResult => ({ status: 'error', message: error.message });

/** A button that sends the verification mail again, in case it never went out. */
export function SendLink() {
  const { resendVerification } = useAccountActions();
  return <Task content={sendLink} onRun={() => resendVerification().catch(notSent)} />;
}
