/** What visitors have sent: from the data folder of the embedded backend or from a real project. */
import { existsSync } from 'node:fs';
import { readCollection } from '@rapport/emulator';
import { StopError } from '@rapport/tooling/root';
import { kinds, type Kind } from '../../packages/app/src/delivery/kinds.ts';

/** A form that has arrived. */
export interface Item {
  kind: Kind;
  /** RFC 3339. */
  received: string;
  id: string;
  /** Whether a field that people do not see was filled in: by a program, or by a browser. */
  likelySpam: boolean;
  fields: Record<string, string>;
}

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/**
 * Returns the kind with this name, or all of them without a name.
 * @throws StopError that lists the kinds.
 */
export function kindsOf(name: string | undefined): Kind[] {
  const all = Object.keys(kinds) as Kind[];
  if (name === undefined) return all;
  if (isKind(name)) return [name];
  throw new StopError(`There is no kind "${name}": --kind takes ${all.join(', ')}.`);
}

type Document = { name: string; createTime: string; fields?: Record<string, unknown> };

const itemOf = (kind: Kind, { name, createTime, fields = {} }: Document): Item => ({
  kind,
  received: createTime,
  id: name.slice(name.lastIndexOf('/') + 1),
  likelySpam: Object.hasOwn(fields, 'likelySpam'),
  fields: Object.fromEntries(
    Object.keys(kinds[kind]).map((field) => {
      const { stringValue = '' } = (fields[field] ?? {}) as { stringValue?: string };
      return [field, stringValue];
    }),
  ),
});

/** Newest first. */
const sorted = (items: Item[]): Item[] =>
  items.sort((a, b) => (a.received < b.received ? 1 : a.received > b.received ? -1 : 0));

/**
 * Reads the data folder of the embedded backend, which may be running.
 * @throws StopError if the data is damaged.
 */
export function readFolder(folder: string, project: string, wanted: readonly Kind[]): Item[] {
  if (!existsSync(folder)) return [];
  try {
    return sorted(
      wanted.flatMap((kind) =>
        readCollection(folder, project, kind).map(([name, document]) =>
          itemOf(kind, { name, ...document }),
        ),
      ),
    );
  } catch (error) {
    throw new StopError((error as Error).message);
  }
}

/** The variable with the token. Google's own tools use it, too. */
export const TOKEN = 'GOOGLE_OAUTH_ACCESS_TOKEN';

const NEW_TOKEN = `${TOKEN}=$(gcloud auth print-access-token) npm run inbox -- --project`;

/**
 * Reads a real project.
 * @param token An access token of someone who may read its Firestore.
 * @throws StopError that says what is missing.
 */
export async function readProject(
  project: string,
  token: string | undefined,
  wanted: readonly Kind[],
  origin = 'https://firestore.googleapis.com',
): Promise<Item[]> {
  if (!/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(project)) {
    throw new StopError(
      `"${project}" is not a project ID: --project takes 6 to 30 lowercase letters, digits and "-".`,
    );
  }
  if (!token) {
    throw new StopError(
      `${TOKEN} is not set: run \`${NEW_TOKEN} ${project}\` with an account that may read the project.`,
    );
  }
  const items: Item[] = [];
  for (const kind of wanted) {
    let next = '';
    do {
      const query = new URLSearchParams({ pageSize: '300', ...(next && { pageToken: next }) });
      const path = `projects/${project}/databases/(default)/documents/${kind}?${query}`;
      const page = await get(`${origin}/v1/${path}`, project, token);
      items.push(...(page.documents ?? []).map((document) => itemOf(kind, document)));
      next = page.nextPageToken ?? '';
    } while (next);
  }
  return sorted(items);
}

interface Page {
  documents?: Document[];
  nextPageToken?: string;
}

async function get(url: string, project: string, token: string): Promise<Page> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    throw new StopError(
      `Firestore cannot be reached (${cause?.message ?? message}): check your connection, then try again.`,
    );
  }
  if (response.ok) return (await response.json()) as Page;
  throw new StopError(
    REMEDIES[response.status]?.(project) ??
      `${await reasonOf(response)} Try again in a few minutes.`,
  );
}

/** What to do about an answer, by its HTTP status. */
const REMEDIES: Readonly<Record<number, (project: string) => string>> = {
  401: (project) => `The access token is wrong or has expired: run \`${NEW_TOKEN} ${project}\`.`,
  403: (project) =>
    `The account of this token may not read the Firestore of ${project}: give it the role Cloud Datastore Viewer (roles/datastore.viewer), or use another account's token.`,
  404: (project) =>
    `There is no project ${project}, or it has no Firestore database named (default): check the ID in the Firebase console.`,
};

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { error } = JSON.parse(text) as { error: { message: string } };
    return `Firestore answered ${response.status}: ${error.message}`;
  } catch {
    return `Firestore answered ${response.status}.`;
  }
}

/** Characters that move a terminal's cursor, color its text or turn its direction. */
// oxlint-disable-next-line no-control-regex -- these are what a stranger must not send
const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

const SPAM = ', likely spam (a field that people do not see was filled in)';

/** Writes items for reading in a terminal, by kind. Likely spam comes last. */
export function toText(items: readonly Item[]): string {
  const lines: string[] = [];
  const groupOf = ({ kind, likelySpam }: Item) => kind + (likelySpam ? SPAM : '');
  const inOrder = items.toSorted((a, b) => Number(a.likelySpam) - Number(b.likelySpam));
  for (const group of new Set(inOrder.map(groupOf))) {
    const ofGroup = items.filter((item) => groupOf(item) === group);
    lines.push(`${group}: ${ofGroup.length}`);
    for (const { received, fields } of ofGroup) {
      lines.push('', `  ${received.slice(0, 16).replace('T', ' ')} UTC`);
      for (const [name, value] of Object.entries(fields)) {
        if (!value) continue;
        const shown = value.replaceAll('\r\n', '\n').replaceAll(CONTROL, '\ufffd');
        lines.push(`    ${name.padEnd(14)}${shown.replaceAll('\n', `\n${' '.repeat(18)}`)}`);
      }
    }
    lines.push('');
  }
  return lines.join('\n').trimEnd();
}

/**
 * Writes items as CSV (RFC 4180), with the fields of all their kinds. Begins with a byte order mark,
 * without which Excel does not read UTF-8.
 */
export function toCsv(items: readonly Item[], wanted: readonly Kind[]): string {
  const names = [...new Set(wanted.flatMap((kind) => Object.keys(kinds[kind])))];
  const rows = items.map(({ kind, received, id, likelySpam, fields }) => [
    kind,
    received,
    id,
    likelySpam ? 'yes' : '',
    ...names.map((name) => fields[name] ?? ''),
  ]);
  const lines = [['kind', 'received', 'id', 'likelySpam', ...names], ...rows].map(
    (row) => `${row.map(cellOf).join(',')}\r\n`,
  );
  return `\ufeff${lines.join('')}`;
}

/**
 * What a spreadsheet may take for a formula: some ignore spaces and invisible characters before it,
 * or read the wide signs of East Asian keyboards.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\n\r])/u;

/** Quotes a cell if necessary. A spreadsheet must not take a stranger's text for a formula. */
function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
