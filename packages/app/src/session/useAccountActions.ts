import { useMemo } from 'react';
import type { AccountActions } from './account-actions.ts';
import { download } from './download.ts';
import { useSessionStore } from './SessionProvider.tsx';
import type { SessionStore } from './store.ts';
import type { ActionResult } from './types.ts';

const load = () => download(() => import('./account-actions.ts'));

/** A list, because it is downloaded before anyone uses a form. */
const NAMES = ['signUp', 'signIn', 'resendVerification', 'completeProfile', 'readAgain'] as const;

type Action = (values: never) => Promise<ActionResult>;

/** The actions, downloaded on the first call: no page needs them until someone uses a form. */
function whenNeeded(store: SessionStore): AccountActions {
  const later =
    (name: (typeof NAMES)[number]): Action =>
    async (values) =>
      ((await load()).accountActions(store)[name] as Action)(values);
  const actions = Object.fromEntries(NAMES.map((name) => [name, later(name)]));
  return {
    ...(actions as Pick<AccountActions, (typeof NAMES)[number]>),
    warmUp() {
      load().catch(() => {}); // the action tries again and reports the failure
      store.warmUp();
    },
  };
}

/** Returns the account actions. An action rejects if its code cannot be downloaded. */
export function useAccountActions(): AccountActions {
  const store = useSessionStore();
  return useMemo(() => whenNeeded(store), [store]);
}
