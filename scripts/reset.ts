/** `npm run reset`: deletes the accounts, profiles and forms of `npm start` and `npm run preview`. */
import { removeData } from '@rapport/emulator';
import { StopError } from '@rapport/tooling/root';
import { dataFolder } from './lib/paths.ts';

function remove(): boolean {
  try {
    return removeData(dataFolder);
  } catch (error) {
    throw new StopError(`Nothing was removed. ${(error as Error).message}`);
  }
}

console.log(
  remove()
    ? `Removed ${dataFolder}: no accounts, profiles and forms are left.`
    : `Nothing to remove: there is no ${dataFolder}.`,
);
