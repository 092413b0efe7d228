import { useMemo } from 'react';
import type { AccountActions } from './account-actions.ts';
import { useSessionStore } from './SessionProvider.tsx';
import type { SessionStore } from './store.ts';

const load = () => import('./account-actions.ts');

/** The actions, downloaded by the first call: until someone uses a form, no page needs them. */
function whenNeeded(store: SessionStore): AccountActions {
  const actions = async () => (await load()).accountActions(store);
  return {
    signUp: async (values) => (await actions()).signUp(values),
    signIn: async (values) => (await actions()).signIn(values),
    resendVerification: async () => (await actions()).resendVerification(),
    completeProfile: async (values) => (await actions()).completeProfile(values),
    warmUp() {
      load().catch(() => {}); // the action tries again, and reports it
      store.warmUp();
    },
  };
}

/** What the visitor can do with an account. An action rejects if its code cannot be downloaded. */
export function useAccountActions(): AccountActions {
  const store = useSessionStore();
  return useMemo(() => whenNeeded(store), [store]);
}
