import { readDataFile, writeDataFile } from '../lib/data-file.ts';
import { isObject } from '../lib/json.ts';

/** An account as the emulator stores it; typed only as far as this code reads it. */
export type Account = {
  localId: string;
  providerUserInfo?: { providerId: string }[];
};

const FORMAT = 1;

/** Reads the accounts of the last run. @throws a one-line error when the file is damaged */
export function readAccounts(file: string): Account[] {
  const data = readDataFile(file, findFault) as { accounts: Account[] } | undefined;
  return data?.accounts ?? [];
}

function findFault(data: unknown): string | undefined {
  if (!isObject(data) || data['format'] !== FORMAT || !Array.isArray(data['accounts'])) {
    return 'it is not an accounts file';
  }
  const isAccount = (one: unknown) =>
    isObject(one) &&
    typeof one['localId'] === 'string' &&
    (one['providerUserInfo'] === undefined || Array.isArray(one['providerUserInfo']));
  const index = data['accounts'].findIndex((one) => !isAccount(one));
  return index < 0 ? undefined : `its entry ${index} is not an account`;
}

/** Returns a function that writes the accounts only when they have changed. */
export function createAccountWriter(
  file: string,
  written: Account[],
): (accounts: Account[]) => void {
  let last = JSON.stringify(written);
  return (accounts) => {
    const next = JSON.stringify(accounts);
    if (next === last) return;
    writeDataFile(file, { format: FORMAT, accounts });
    last = next;
  };
}
