import { useMemo } from 'react';
import type { AccountActions } from './account-actions.ts';
import { useSessionStore } from './SessionProvider.tsx';
import type { SessionStore } from './store.ts';

const load = () => import('./account-actions.ts');

/** The actions, downloaded on the first call: no page needs them until someone uses a form. */
function whenNeeded(store: SessionStore): AccountActions {
  const actions = async () => (await load()).accountActions(store);
  return {
    signUp: async (values) => (await actions()).signUp(values),
    signIn: async (values) => (await actions()).signIn(values),
    resendVerification: async () => (await actions()).resendVerification(),
    completeProfile: async (values) => (await actions()).completeProfile(values),
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
