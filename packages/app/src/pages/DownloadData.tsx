import { Heading, Stack, Text } from '@rapport/ui';
import { download } from '../content/account-panel.ts';
import type { AccountExport } from '../session/actions.ts';
import { toProblem, useAccountActions } from '../session/use-account-actions.ts';
import { saveJson } from '../shell/save-json.ts';
import { Task } from './Task.tsx';

/** Saves what is stored about the visitor as a file. */
export function DownloadData() {
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
