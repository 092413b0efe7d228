import {
  Alert,
  Button,
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
import { useMemo, useState } from 'react';
import {
  deletion,
  download,
  emailVerified,
  facts,
  panelTitle,
  sendLink,
  userTypeNames,
} from '../content/account-panel.ts';
import { panelActions, type PanelActions } from '../session/panel-actions.ts';
import { useSessionStore } from '../session/SessionProvider.tsx';
import type { ActionResult, SignedInSession } from '../session/types.ts';
import { useAccountActions } from '../session/useAccountActions.ts';
import { saveJson } from '../shell/save-json.ts';

export interface AccountPanelProps {
  session: SignedInSession;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is stored about the visitor: to see, download, correct and delete. */
export function AccountPanel({ session, open, onOpenChange }: AccountPanelProps) {
  const store = useSessionStore();
  const actions = useMemo(() => panelActions(store), [store]);
  const { user, profile } = session;

  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent title={panelTitle} aria-describedby={undefined}>
        <Stack gap={8}>
          <Facts session={session} />
          <Download onDownload={actions.exportAccount} />
          {/* Without a record there is no name to correct; the dashboard asks for one. */}
          {profile === 'present' && (
            <>
              <Divider />
              <ChangeNameForm
                headingLevel={3}
                errorSummary="button"
                defaultValues={{ fullName: user.displayName }}
                onSubmit={actions.changeName}
              />
            </>
          )}
          <Divider />
          <DeleteAccountForm
            content={deletion}
            headingLevel={3}
            errorSummary="button"
            onSubmit={actions.deleteAccount}
          />
        </Stack>
      </DrawerContent>
    </Drawer>
  );
}

function Facts({ session: { user, userType } }: Pick<AccountPanelProps, 'session'>) {
  return (
    <DescriptionList>
      <DescriptionItem label={facts.fullName}>{user.displayName}</DescriptionItem>
      <DescriptionItem label={facts.email}>{user.email}</DescriptionItem>
      <DescriptionItem label={facts.emailVerified}>
        {user.emailVerified ? emailVerified.yes : <ConfirmEmail />}
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

/** Sends the verification mail again: nobody may know that it never went out. */
function ConfirmEmail() {
  const { resendVerification } = useAccountActions();
  return (
    <Stack gap={2}>
      <span>{emailVerified.no}</span>
      <Task content={sendLink} onRun={() => resendVerification().catch(notSent)} />
    </Stack>
  );
}

const notSent = (error: Error): ActionResult => ({ status: 'error', message: error.message });

function Download({ onDownload }: { onDownload: PanelActions['exportAccount'] }) {
  return (
    <Stack align="start">
      <Heading headingLevel={3} size="xl">
        {download.title}
      </Heading>
      <Text tone="quiet">{download.text}</Text>
      <Task
        content={download}
        onRun={() => onDownload((data) => saveJson(download.fileName, data))}
      />
    </Stack>
  );
}

interface TaskProps {
  /** The labels of the button, and what is said when it is done. */
  content: { label: string; busyLabel: string; done: string };
  onRun: () => Promise<ActionResult>;
}

/** A button that does something and says below how it went. */
function Task({ content, onRun }: TaskProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ActionResult | null>(null);

  const run = async () => {
    setBusy(true);
    setResult(null);
    setResult(await onRun());
    setBusy(false);
  };

  return (
    <Stack align="start">
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        busyLabel={content.busyLabel}
        onClick={() => void run()}
      >
        {content.label}
      </Button>
      {result?.status === 'success' && (
        <Alert tone="success" live="status">
          {content.done}
        </Alert>
      )}
      {result?.status === 'error' && (
        <Alert tone="danger" live="alert" detail={result.detail}>
          {result.message}
        </Alert>
      )}
    </Stack>
  );
}
