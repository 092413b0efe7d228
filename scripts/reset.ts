/** `npm run reset`: empties the embedded backend's data, the accounts and profiles of `npm start`. */
import { existsSync, rmSync } from 'node:fs';
import { assertDataFree } from './lib/data-lock.ts';
import { dataFolder } from './lib/root.ts';

assertDataFree('Nothing was removed');
if (existsSync(dataFolder)) {
  rmSync(dataFolder, { recursive: true });
  console.log(`Removed ${dataFolder}: no accounts and no profiles are left.`);
} else {
  console.log(`Nothing to remove: there is no ${dataFolder}.`);
}
