import { useMemo } from 'react';
import { accountActions, type AccountActions } from './account-actions.ts';
import { useSessionStore } from './SessionProvider.tsx';

/** What the visitor can do with an account. */
export function useAccountActions(): AccountActions {
  const store = useSessionStore();
  return useMemo(() => accountActions(store), [store]);
}
