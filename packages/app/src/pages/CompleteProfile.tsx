import { CompleteProfileForm } from '@rapport/ui';
import { useAccountActions } from '../session/useAccountActions.ts';

/** Asks for the account type. Separate from Dashboard.tsx, because few accounts ever need the form. */
export default function CompleteProfile() {
  const actions = useAccountActions();
  return <CompleteProfileForm onSubmit={actions.completeProfile} />;
}
