/**
 * `npm run update -- rules`: sends every attempt of the rules' tests to Google's Firestore emulator
 * and records the answers in packages/app/tests/rules/official.json.
 */
import { spawnSync } from 'node:child_process';
import { bin, root } from '@rapport/tooling/root';

const { status } = spawnSync(
  process.execPath,
  [bin('vitest'), 'run', '--project', 'unit', 'packages/app/tests/rules/'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, RAPPORT_OFFICIAL_FIRESTORE: '1' } },
);
process.exitCode = status ?? 1;
