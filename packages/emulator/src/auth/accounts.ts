import { readDataFile, toText, writeDataFile } from '../lib/data-file.ts';
import { isObject } from '../lib/json.ts';

/** An account as the emulator stores it; typed only as far as this code reads it. */
export type Account = {
  localId: string;
  providerUserInfo?: { providerId: string }[];
};

/** Reads the accounts of the last run by id. @throws a one-line error when the file is damaged */
export const readAccounts = (file: string | null): Map<string, Account> =>
  readDataFile(file, ({ accounts }) => {
    if (!Array.isArray(accounts)) throw new Error('it has no accounts');
    return new Map(
      accounts.map((account: unknown, index) => {
        if (!isAccount(account)) throw new Error(`its entry ${index} is not an account`);
        return [account.localId, account];
      }),
    );
  });

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
  if (file === null) return () => {};
  const current = () => toText({ accounts: [...accounts.values()] });
  let stored = current();
  return () => {
    const text = current();
    if (text === stored) return;
    writeDataFile(file, text);
    stored = text;
  };
}

const isAccount = (value: unknown): value is Account =>
  isObject(value) &&
  typeof value['localId'] === 'string' &&
  (value['providerUserInfo'] === undefined || Array.isArray(value['providerUserInfo']));
