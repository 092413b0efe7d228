/** `npm run reset`: deletes the accounts and profiles of `npm start` and `npm run preview`. */
import { removeData } from '@rapport/emulator';
import { dataFolder, StopError } from './lib/root.ts';

function remove(): boolean {
  try {
    return removeData(dataFolder);
  } catch (error) {
    throw new StopError(`Nothing was removed. ${(error as Error).message}`);
  }
}

console.log(
  remove()
    ? `Removed ${dataFolder}: no accounts and no profiles are left.`
    : `Nothing to remove: there is no ${dataFolder}.`,
);
