import {
  ChangeNameForm,
  DeleteAccountForm,
  DescriptionItem,
  DescriptionList,
  Divider,
  Drawer,
  DrawerContent,
  Heading,
  Stack,
  Text,
} from '@rapport/ui';
import {
  deletion,
  download,
  emailVerified,
  facts,
  panelTitle,
  userTypeNames,
} from '../content/account-panel.ts';
import { nameRules } from '../content/name-rules.ts';
import type { AccountExport } from '../session/actions.ts';
import type { SignedInSession } from '../session/types.ts';
import { toProblem, useAccountActions } from '../session/use-account-actions.ts';
import { saveJson } from '../shell/save-json.ts';
import { SendLink } from './SendLink.tsx';
import { Task } from './Task.tsx';

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
          <Facts session={session} />
          <Download />
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

function Facts({ session }: Pick<AccountPanelProps, 'session'>) {
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

function Download() {
  const { act } = useAccountActions();
  const save = (data: AccountExport) => saveJson(download.fileName, data);
  return (
    <Stack align="start">
      <Heading headingLevel={3} size="xl">
        {download.title}
      </Heading>
      <Text tone="quiet">{download.text}</Text>
      <Task
        content={download}
        onRun={() => act((actions) => actions.exportAccount(save)).catch(toProblem)}
      />
    </Stack>
  );
}
