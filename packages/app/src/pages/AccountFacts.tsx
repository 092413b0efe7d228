import { DescriptionItem, DescriptionList, Stack } from '@rapport/ui';
import { emailVerified, facts, userTypeNames } from '../content/account-panel.ts';
import type { SignedInSession } from '../session/types.ts';
import { SendLink } from './SendLink.tsx';

/** What is stored about the visitor. */
export function AccountFacts({ session }: { session: SignedInSession }) {
  const { user, userType } = session;
  return (
    <DescriptionList>
      <DescriptionItem label={facts.fullName}>{user.displayName}</DescriptionItem>
      <DescriptionItem label={facts.email}>{user.email}</DescriptionItem>
      <DescriptionItem label={facts.emailVerified}>
        {user.emailVerified ? (
          emailVerified.yes
        ) : (
          <Stack gap={2}>
            <span>{emailVerified.no}</span>
            <SendLink session={session} />
          </Stack>
        )}
      </DescriptionItem>
      <DescriptionItem label={facts.userType}>
        {userTypeNames[userType ?? 'unknown']}
      </DescriptionItem>
      <DescriptionItem label={facts.createdAt}>
        <time dateTime={user.createdAt}>
          {new Date(user.createdAt).toLocaleDateString('en-US', { dateStyle: 'long' })}
        </time>
      </DescriptionItem>
    </DescriptionList>
  );
}
