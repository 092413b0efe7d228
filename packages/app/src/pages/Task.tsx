import { Alert, Button, Stack } from '@rapport/ui';
import { useState } from 'react';
import type { ActionResult } from '../session/types.ts';
import { ProblemAlert } from './ProblemAlert.tsx';

interface TaskProps {
  /** The labels of the button, and the text after success. */
  content: { label: string; busyLabel: string; done: string };
  onRun: () => Promise<ActionResult>;
}

/** A button that runs an action and shows the result below. */
export function Task({ content, onRun }: TaskProps) {
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
      {result?.status === 'error' && <ProblemAlert problem={result} />}
    </Stack>
  );
}
