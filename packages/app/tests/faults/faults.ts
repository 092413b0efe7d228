import { failed, isFirestore, type Call, type Interference } from './network.ts';

/** A fault at a call. */
export interface Fault {
  /** Name in the first column of the tables in docs/reliability.md. */
  name: string;
  interfere: Interference;
}

const never = () => new Promise<never>(() => {});

/** Replaces the service's answer. */
const answer =
  (status: number, body: string, type = 'application/json; charset=UTF-8'): Interference =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } });

/** Answers with an error in the format of Google's services. */
const error = (code: number, status: string, message: string): Interference =>
  answer(code, JSON.stringify({ error: { code, status, message, errors: [{ message }] } }));

const tooMany = (call: Call) =>
  isFirestore(call)
    ? error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')
    : error(429, 'RESOURCE_EXHAUSTED', 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.');

/** Faults of the network and the service at a call. A fault lasts until the visitor continues. */
const networkFaults: readonly Fault[] = [
  { name: 'refused', interfere: failed },
  { name: 'answer lost', interfere: ({ send }) => send().then(failed) },
  { name: 'hangs', interfere: never },
  { name: 'done, but hangs', interfere: ({ send }) => send().then(never) },
  { name: '500', interfere: answer(500, '<!doctype html><h1>Error</h1>', 'text/html') },
  { name: '429', interfere: (attempt) => tooMany(attempt.call)(attempt) },
  {
    name: '403',
    interfere: error(403, 'PERMISSION_DENIED', 'Requests from this referrer are blocked.'),
  },
  { name: '503', interfere: error(503, 'UNAVAILABLE', 'The service is unavailable.') },
  {
    name: 'answer truncated',
    interfere: async ({ send }) => {
      const response = await send();
      const text = await response.text();
      return new Response(text.slice(0, text.length / 2), response);
    },
  },
  {
    name: 'wrong JSON',
    interfere: async ({ send }) => new Response('{"unexpected":true}', await send()),
  },
  {
    name: 'slow (10 s)',
    interfere: async ({ send, clock }) => {
      const response = await send();
      await clock.sleep(10_000);
      return response;
    },
  },
];

/** A fault of Firestore with a token. */
const EXPIRED: Fault = {
  name: '401',
  interfere: error(401, 'UNAUTHENTICATED', 'The token has expired.'),
};

/** Returns all faults of the network and the service at this call. */
export const faultsAt = (call: Call): readonly Fault[] =>
  isFirestore(call) ? [...networkFaults, EXPIRED] : networkFaults;

/** Ways in which a page can end at a call. */
const pageFaults: readonly Fault[] = [
  {
    name: 'tab closed before',
    interfere: ({ page }) => {
      page.close();
      return never();
    },
  },
  {
    name: 'tab closed after',
    interfere: async ({ page, send }) => {
      await send();
      page.close();
      return never();
    },
  },
];

/** Every way in which a call can fail for a page. */
export const allFaultsAt = (call: Call): readonly Fault[] => [...faultsAt(call), ...pageFaults];
