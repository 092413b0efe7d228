import {
  ChangeNameForm,
  DeleteAccountForm,
  Divider,
  Drawer,
  DrawerContent,
  Stack,
} from '@rapport/ui';
import { deletion, panelTitle } from '../content/account-panel.ts';
import { nameRules } from '../content/name-rules.ts';
import type { SignedInSession } from '../session/types.ts';
import { useAccountActions } from '../session/use-account-actions.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { DownloadData } from './DownloadData.tsx';

export interface AccountPanelProps {
  session: SignedInSession;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The data stored about the visitor, with actions to download, correct and delete it. */
export function AccountPanel({ session, open, onOpenChange }: AccountPanelProps) {
  const { act } = useAccountActions();
  const { user, profile } = session;

  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent title={panelTitle} aria-describedby={undefined}>
        <Stack gap={8}>
          <AccountFacts session={session} />
          <DownloadData />
          {/* Without a record there is no name to correct; the dashboard asks for one. */}
          {profile === 'present' && (
            <>
              <Divider />
              <ChangeNameForm
                schema={nameRules}
                headingLevel={3}
                errorSummary="button"
                defaultValues={{ fullName: user.displayName }}
                onSubmit={(values) => act(({ changeName }) => changeName(values))}
              />
            </>
          )}
          <Divider />
          <DeleteAccountForm
            content={deletion}
            headingLevel={3}
            errorSummary="button"
            onSubmit={(values) => act((actions) => actions.deleteAccount(values))}
          />
        </Stack>
      </DrawerContent>
    </Drawer>
  );
}
