import { isObject } from '../lib/json.ts';
import { openJournal } from '../lib/journal.ts';
import type { Changes, Format, Journal } from '../lib/journal.ts';

/** An account as the emulator stores it; typed only as far as this code reads it. */
export type Account = {
  localId: string;
  providerUserInfo?: { providerId: string }[];
};

/** All accounts by id. */
export type AccountStore = Journal<Account>;

/** Opens the accounts of the last run. @throws a one-line error when the file is damaged */
export function openAccounts(file: string | null): AccountStore {
  return openJournal(file, FORMAT);
}

const VERSION = 1;

const FORMAT: Format<Account> = {
  snapshot: (accounts) => ({ format: VERSION, accounts: [...accounts.values()] }),
  entriesOf(data) {
    if (!isObject(data) || data['format'] !== VERSION || !Array.isArray(data['accounts'])) {
      throw new Error('it is not an accounts file');
    }
    const accounts: unknown[] = data['accounts'];
    const entries = new Map<string, Account>();
    for (const [index, account] of accounts.entries()) {
      if (!isAccount(account)) throw new Error(`its entry ${index} is not an account`);
      entries.set(account.localId, account);
    }
    return entries;
  },
  check(id, account) {
    if (!isAccount(account)) throw new Error(`${id} is not an account`);
  },
};

function isAccount(value: unknown): value is Account {
  return (
    isObject(value) &&
    typeof value['localId'] === 'string' &&
    (value['providerUserInfo'] === undefined || Array.isArray(value['providerUserInfo']))
  );
}

/**
 * The emulator's accounts, which it also changes in place: an account may have changed once it has
 * been asked for. Only those are compared with the stored ones.
 */
export class WatchedAccounts extends Map<string, Account> {
  #touched = new Set<string>();

  override get(id: string): Account | undefined {
    this.#touched.add(id);
    return super.get(id);
  }

  override set(id: string, account: Account): this {
    this.#touched.add(id);
    return super.set(id, account);
  }

  override delete(id: string): boolean {
    this.#touched.add(id);
    return super.delete(id);
  }

  override clear(): void {
    for (const id of this.keys()) this.#touched.add(id);
    super.clear();
  }

  /** Stores what has changed since the last call. If that fails, the next call does it. */
  storeIn(store: AccountStore): void {
    store.commit(this.#changesSince(store.entries));
    this.#touched.clear();
  }

  #changesSince(stored: ReadonlyMap<string, Account>): Changes<Account> {
    const changes = new Map<string, Account | undefined>();
    for (const id of this.#touched) {
      const account = super.get(id);
      const json = JSON.stringify(account);
      if (json === JSON.stringify(stored.get(id))) continue;
      // A copy: the emulator goes on changing its own.
      changes.set(id, account && (JSON.parse(json) as Account));
    }
    return changes;
  }
}
