import type { Addresses } from './process.ts';

/** One account as a program makes it through REST. */
export type NewAccount = { uid: string; token: string; email: string };

/** The REST calls of a backend; each rejects unless it is answered with success. */
export type Rest = {
  signUp(email: string): Promise<NewAccount>;
  /** Which of these accounts exist. */
  accounts(uids: string[]): Promise<Set<string>>;
  /** Writes documents; a field is a text. The token `owner` bypasses the rules. */
  write(documents: Map<string, Record<string, string>>, token?: string): Promise<void>;
  /** The texts of the documents that exist. */
  read(paths: string[]): Promise<Map<string, Record<string, string>>>;
};

type Fields = Record<string, { stringValue: string }>;

/** @param projectId the project that the backend serves */
export function restOf({ authUrl, firestoreHost }: Addresses, projectId: string): Rest {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const identity = `${authUrl}/identitytoolkit.googleapis.com/v1`;
  const documents = `http://${firestoreHost}/v1/${root}`;
  return {
    async signUp(email) {
      const body = { email, password: 'correct horse', returnSecureToken: true };
      const { localId, idToken } = (await post(`${identity}/accounts:signUp?key=demo`, body)) as {
        localId: string;
        idToken: string;
      };
      return { uid: localId, token: idToken, email };
    },
    async accounts(uids) {
      const url = `${identity}/projects/${projectId}/accounts:lookup`;
      const { users = [] } = (await post(url, { localId: uids }, 'owner')) as {
        users?: { localId: string }[];
      };
      return new Set(users.map(({ localId }) => localId));
    },
    async write(texts, token = 'owner') {
      const writes = [...texts].map(([path, fields]) => ({
        update: { name: `${root}/${path}`, fields: toFields(fields) },
      }));
      await post(`${documents}:commit`, { writes }, token);
    },
    async read(paths) {
      const body = { documents: paths.map((path) => `${root}/${path}`) };
      const results = (await post(`${documents}:batchGet`, body, 'owner')) as {
        found?: { name: string; fields: Fields };
      }[];
      return new Map(
        results.flatMap(({ found }) =>
          found ? [[found.name.slice(root.length + 1), toTexts(found.fields)] as const] : [],
        ),
      );
    },
  };
}

function toFields(texts: Record<string, string>): Fields {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { stringValue: text }]),
  );
}

function toTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stringValue }]) => [name, stringValue]),
  );
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
