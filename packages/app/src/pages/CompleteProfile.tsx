import { CompleteProfileForm } from '@rapport/ui';
import { completeProfile } from '../content/account.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useAccountActions } from '../session/useAccountActions.ts';

/** Asks for what the profile record lacks. Separate from Dashboard.tsx, because few accounts ever need the form. */
export default function CompleteProfile() {
  const actions = useAccountActions();
  const session = useSession();
  const fullName = session.status === 'signedIn' ? session.user.displayName : '';
  return (
    <CompleteProfileForm
      content={completeProfile}
      errorSummary="button"
      onSubmit={actions.completeProfile}
      defaultValues={{ fullName }}
    />
  );
}
