/** `npm run reset`: removes the accounts and profiles that `npm start` and `npm run preview` keep. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { lockFolder } from '@rapport/emulator';
import { dataFolder, StopError } from './lib/root.ts';

const OURS = /^(accounts\.json|documents\.json)(\.tmp)?$|^backend\.lock$/;

function lock(): void {
  try {
    lockFolder(dataFolder);
  } catch (error) {
    throw new StopError(`Nothing was removed. ${(error as Error).message}`);
  }
}

if (existsSync(dataFolder)) {
  const other = readdirSync(dataFolder).find((name) => !OURS.test(name));
  if (other) {
    throw new StopError(
      `Nothing was removed: ${dataFolder} holds ${other}, which is none of the backend's files. Move it away, or correct DATA_DIR.`,
    );
  }
  lock();
  rmSync(dataFolder, { recursive: true });
  console.log(`Removed ${dataFolder}: no accounts and no profiles are left.`);
} else {
  console.log(`Nothing to remove: there is no ${dataFolder}.`);
}
