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

const PAGE = '<!doctype html><title>Error</title><h1>The server has a problem</h1>';

const TOO_MANY = error(
  429,
  'RESOURCE_EXHAUSTED',
  'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.',
);

const EXHAUSTED = error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.');

const UNAVAILABLE = error(503, 'UNAVAILABLE', 'The service is currently unavailable.');

/** Faults of the network and the service at a call. A fault lasts until the visitor continues. */
const networkFaults: readonly Fault[] = [
  { name: 'refused', interfere: failed },
  { name: 'answer lost', interfere: ({ send }) => send().then(failed) },
  { name: 'hangs', interfere: never },
  { name: 'done, but hangs', interfere: ({ send }) => send().then(never) },
  { name: '500 with HTML', interfere: answer(500, PAGE, 'text/html') },
  { name: '500 with JSON', interfere: error(500, 'INTERNAL', 'Internal error encountered.') },
  {
    name: '429',
    interfere: (attempt) => (isFirestore(attempt.call) ? EXHAUSTED : TOO_MANY)(attempt),
  },
  {
    name: '403',
    interfere: error(403, 'PERMISSION_DENIED', 'Requests from this referrer are blocked.'),
  },
  { name: '503', interfere: UNAVAILABLE },
  {
    name: 'done, but 503',
    interfere: async (attempt) => {
      await attempt.send();
      return UNAVAILABLE(attempt);
    },
  },
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
  {
    name: 'offline before',
    interfere: ({ network }) => {
      network.online = false;
      return failed();
    },
  },
  {
    name: 'offline during',
    interfere: async ({ network, clock }) => {
      await clock.sleep(1000);
      network.online = false;
      return failed();
    },
  },
  {
    name: 'offline after',
    interfere: async ({ send, network }) => {
      await send();
      network.online = false;
      return failed();
    },
  },
];

const EXPIRED = error(401, 'UNAUTHENTICATED', 'The token has expired.');

/** Faults of Firestore with a token. */
const tokenFaults: readonly Fault[] = [
  { name: '401', interfere: EXPIRED },
  {
    name: '401 once',
    interfere: (attempt) => {
      attempt.network.repair();
      return EXPIRED(attempt);
    },
  },
];

/** Returns all faults of the network and the service at this call. */
export const faultsAt = (call: Call): readonly Fault[] =>
  isFirestore(call) ? [...networkFaults, ...tokenFaults] : networkFaults;

/** Ways in which a page can end at a call. */
export const pageFaults: readonly Fault[] = [
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
  {
    name: 'renderer crashed before',
    interfere: ({ page }) => {
      page.crash();
      return never();
    },
  },
  {
    name: 'renderer crashed after',
    interfere: async ({ page, send }) => {
      await send();
      page.crash();
      return never();
    },
  },
];
