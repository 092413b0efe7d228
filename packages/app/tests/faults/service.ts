import { fileURLToPath } from 'node:url';
import { PROJECT, createClient, startTestBackend } from '@rapport/emulator/testing';
import { doc, getDoc } from 'firebase/firestore/lite';

/** The parts of an account that the service has. */
export interface Kept {
  account: boolean;
  name: string | null;
  record: { displayName: string; userType: string } | null;
  /** Verification emails sent. */
  mails: number;
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Starts the embedded Auth and Firestore, with an administrator's view of both. */
export async function startService() {
  const backend = await startTestBackend({
    rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
  });
  const { authUrl, firestoreHost } = backend;
  const owner = createClient(backend, 'owner');

  async function admin<T>(url: string, body?: unknown): Promise<T> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as T;
  }
  const toolkit = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;
  const control = `${authUrl}/emulator/v1/projects/${PROJECT}`;

  async function find(email: string) {
    type Users = { users?: { localId: string; displayName?: string }[] };
    const { users } = await admin<Users>(`${toolkit}/accounts:lookup`, { email: [email] });
    return users?.[0] ?? null;
  }

  async function recordOf(uid: string): Promise<Kept['record']> {
    const record = (await getDoc(doc(owner.db, 'users', uid))).data() as Kept['record'] | undefined;
    return record ? { displayName: record.displayName, userType: record.userType } : null;
  }

  async function change(email: string, body: object): Promise<void> {
    const user = await find(email);
    if (user) await admin(`${toolkit}/accounts:update`, { localId: user.localId, ...body });
  }

  return {
    settings: {
      firebase: {
        apiKey: 'demo-key',
        authDomain: 'localhost',
        projectId: PROJECT,
        storageBucket: '',
        messagingSenderId: '',
        appId: '1:1:web:1',
      },
      emulators: { auth: authUrl, firestore: firestoreHost },
    },
    async kept(email: string): Promise<Kept> {
      const user = await find(email);
      const { oobCodes } = await admin<{ oobCodes: { email: string }[] }>(`${control}/oobCodes`);
      return {
        account: user !== null,
        name: user?.displayName ?? null,
        record: user && (await recordOf(user.localId)),
        mails: oobCodes.filter((code) => code.email === email).length,
      };
    },
    /** Returns how many documents of a collection have this address. */
    async countOf(collection: string, email: string): Promise<number> {
      type Listed = { documents?: { fields: Record<string, { stringValue: string }> }[] };
      const path = `projects/${PROJECT}/databases/(default)/documents/${collection}`;
      const { documents = [] } = await admin<Listed>(`http://${firestoreHost}/v1/${path}`);
      return documents.filter(({ fields }) => fields['email']?.stringValue === email).length;
    },
    async remove(email: string) {
      const user = await find(email);
      if (user) await admin(`${toolkit}/accounts:delete`, { localId: user.localId });
    },
    disable: (email: string) => change(email, { disableUser: true }),
    /** Ends every session of the account, as a changed password does. */
    revoke: (email: string) => change(email, { validSince: `${Math.ceil(Date.now() / 1000) + 1}` }),
    /**
     * Ends the revocation. The service counts in seconds, so it would otherwise end the next
     * session, too.
     */
    endRevocation: (email: string) => change(email, { validSince: '1' }),
    stop: () => backend.stop(),
  };
}
