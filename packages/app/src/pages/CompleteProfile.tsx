import { CompleteProfileForm } from '@rapport/ui';
import { completeProfile } from '../content/account.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { nameRules } from '../content/name-rules.ts';
import { useAccountActions } from '../session/use-account-actions.ts';

/**
 * A form for the missing profile record. Separate from Dashboard.tsx, because few accounts need it.
 */
export default function CompleteProfile() {
  const { act } = useAccountActions();
  const session = useSession();
  const fullName = session.status === 'signedIn' ? session.user.displayName : '';
  return (
    <CompleteProfileForm
      schema={nameRules}
      content={completeProfile}
      errorSummary="button"
      onSubmit={(values) => act((actions) => actions.completeProfile(values))}
      defaultValues={{ fullName }}
    />
  );
}
