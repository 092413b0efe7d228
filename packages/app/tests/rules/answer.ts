import { own, profileOf, strangerOf, type Account, type Call, type Data } from './attempt.ts';
import { ROOT, fieldsOf, type Fields } from './wire.ts';

// Calls Firestore over REST, for attempts and for the test itself.

/** The answer: `OK`, or the status of an error. */
export type Answer = string;

/** Sends a call to `host`. */
export async function send(
  host: string,
  call: Call,
  authorization: string | undefined,
): Promise<Answer> {
  return (await exchange(host, call, authorization)).answer;
}

async function exchange(
  host: string,
  { method = 'POST', path, body }: Call,
  authorization: string | undefined,
): Promise<{ answer: Answer; json: unknown }> {
  const response = await fetch(`http://${host}/v1/${path}`, {
    method,
    headers: { 'content-type': 'text/plain', ...(authorization && { authorization }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const [first] = Array.isArray(json) ? (json as unknown[]) : [json];
  const { error } = (first ?? {}) as { error?: { status?: string } };
  if (response.ok && !error) return { answer: 'OK', json };
  return { answer: error?.status ?? `HTTP ${response.status}`, json };
}

/**
 * Stores documents without the rules: a record for the stranger of each account, and the document
 * of the attempt if it has one.
 */
export async function seed(
  host: string,
  accounts: readonly { me: Account; at: string; stored: Data | null }[],
): Promise<void> {
  for (let start = 0; start < accounts.length; start += 200) {
    const writes = accounts.slice(start, start + 200).flatMap(({ me, at, stored }) => {
      const stranger = strangerOf(me);
      const write = (path: string, data: Data) => ({
        update: { name: `${ROOT}/${path}`, fields: fieldsOf(data) },
      });
      return [write(own(stranger), profileOf(stranger)), ...(stored ? [write(at, stored)] : [])];
    });
    const answer = await send(host, { path: `${ROOT}:commit`, body: { writes } }, OWNER_OF_ALL);
    if (answer !== 'OK') throw new Error(`The records could not be stored: ${answer}`);
  }
}

/** The emulators' token for a caller to whom no rule applies. */
const OWNER_OF_ALL = 'Bearer owner';

/**
 * Reads the fields of the documents at these paths without the rules; undefined for a missing
 * document.
 */
export async function readAll(
  host: string,
  paths: readonly string[],
): Promise<(Fields | undefined)[]> {
  const documents = paths.map((path) => `${ROOT}/${path}`);
  const { json } = await exchange(
    host,
    { path: `${ROOT}:batchGet`, body: { documents } },
    OWNER_OF_ALL,
  );
  const results = json as { found?: { name: string; fields?: Fields } }[];
  return documents.map((name) => {
    const found = results.find((one) => one.found?.name === name)?.found;
    return found && (found.fields ?? {});
  });
}
