import { accountActions, type AccountActions } from './account-actions.ts';
import { useSessionStore } from './SessionProvider.tsx';

/** What the visitor can do with an account; the same object for the life of the store. */
export const useAccountActions = (): AccountActions => accountActions(useSessionStore());
