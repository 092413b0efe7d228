import { readDataFile, writeDataFile } from '../lib/data-file.ts';
import type { Format } from '../lib/data-file.ts';
import { isObject } from '../lib/json.ts';

/** An account as the emulator stores it; typed only as far as this code reads it. */
export type Account = {
  localId: string;
  providerUserInfo?: { providerId: string }[];
};

/** Reads the accounts of the last run by id. @throws a one-line error when the file is damaged */
export function readAccounts(file: string | null): Map<string, Account> {
  return readDataFile(file, FORMAT);
}

/**
 * Returns a function that stores the accounts when they have changed. The emulator also changes
 * them in place, so all of them are compared.
 *
 * @param file null: stores nothing
 */
export function createSave(
  file: string | null,
  accounts: ReadonlyMap<string, Account>,
): () => void {
  const toText = () => JSON.stringify({ format: VERSION, accounts: [...accounts.values()] });
  if (file === null) return () => {};
  let stored = toText();
  return () => {
    const text = toText();
    if (text === stored) return;
    writeDataFile(file, text);
    stored = text;
  };
}

const VERSION = 1;

const FORMAT: Format<Account> = {
  entriesOf(content) {
    if (!isObject(content) || content['format'] !== VERSION || !Array.isArray(content['accounts']))
      throw new Error('it is not an accounts file');
    const accounts: unknown[] = content['accounts'];
    return accounts.map((account, index) => {
      if (!isAccount(account)) throw new Error(`its entry ${index} is not an account`);
      return [account.localId, account];
    });
  },
  read(id, account) {
    if (!isAccount(account)) throw new Error(`${id} is not an account`);
    return account;
  },
};

function isAccount(value: unknown): value is Account {
  return (
    isObject(value) &&
    typeof value['localId'] === 'string' &&
    (value['providerUserInfo'] === undefined || Array.isArray(value['providerUserInfo']))
  );
}
