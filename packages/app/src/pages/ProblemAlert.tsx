import { Alert } from '@rapport/ui';
import type { Problem } from '../session/types.ts';

/** Says why an action did not succeed. */
export const ProblemAlert = ({ problem }: { problem: Problem }) => (
  <Alert tone="danger" live="alert" detail={problem.detail}>
    {problem.message}
  </Alert>
);
