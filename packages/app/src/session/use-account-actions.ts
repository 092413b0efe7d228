import { useMemo } from 'react';
import type { AccountActions } from './actions.ts';
import { download } from './download.ts';
import { useSessionStore } from './SessionProvider.tsx';
import type { ActionResult, Problem } from './types.ts';

const load = () => download(() => import('./actions.ts'));

/** Returns what forms need. The code of the actions is downloaded when a form is first used. */
export function useAccountActions() {
  const store = useSessionStore();
  return useMemo(
    () => ({
      /** Runs one of the actions. Rejects if their code cannot be downloaded. */
      act: async (run: (actions: AccountActions) => Promise<ActionResult>) =>
        run((await load()).accountActions(store)),
      /** Downloads what signing in and up needs. Call it when a visitor first touches a form. */
      warmUp() {
        load().catch(() => {}); // the action tries again and reports the failure
        store.warmUp();
      },
    }),
    [store],
  );
}

/** For buttons outside of forms: makes a rejection a problem. */
export const toProblem = (error: Error): Problem => ({ status: 'error', message: error.message });
