import { Alert } from '@rapport/ui';
import type { Problem } from '../session/types.ts';

/** An alert that says why an action failed. */
export const ProblemAlert = ({ problem }: { problem: Problem }) => (
  <Alert tone="danger" live="alert">
    {problem.message}
  </Alert>
);
