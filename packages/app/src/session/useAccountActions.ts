import type { CompleteProfileValues, SignInValues, SignUpValues } from '@rapport/ui';
import { useMemo } from 'react';
import { download } from './download.ts';
import { useSessionStore } from './SessionProvider.tsx';
import type { SessionStore } from './store.ts';
import type { UserType } from './user-type.ts';

const load = () => download(() => import('./account-actions.ts'));

/**
 * Creates account actions that download their code on the first call, because no page needs it
 * until someone uses a form.
 */
function lateAccountActions(store: SessionStore) {
  const loaded = async () => (await load()).accountActions(store);
  return {
    signUp: async (values: SignUpValues<UserType>) => (await loaded()).signUp(values),
    signIn: async (values: SignInValues) => (await loaded()).signIn(values),
    completeProfile: async (values: CompleteProfileValues<UserType>) =>
      (await loaded()).completeProfile(values),
    readAgain: async () => (await loaded()).readAgain(),
    resendVerification: async () => (await loaded()).resendVerification(),
    /** Downloads the code for signing in and up. Call it when a visitor first touches a form. */
    warmUp() {
      load().catch(() => {}); // the action tries again and reports the failure
      store.warmUp();
    },
  };
}

/** Returns the account actions. An action rejects if its code cannot be downloaded. */
export function useAccountActions() {
  const store = useSessionStore();
  return useMemo(() => lateAccountActions(store), [store]);
}
