import type { Clock } from './clock.ts';
import type { Page } from './page.ts';

/** The calls that the site makes, by the names of the services' addresses. */
export type Call =
  | 'signUp'
  | 'lookup'
  | 'update'
  | 'commit'
  | 'sendOobCode'
  | 'signInWithPassword'
  | 'batchGet'
  | 'token';

/** The tools of a fault at a call. */
export interface Attempt {
  call: Call;
  /** Lets the service answer. */
  send: () => Promise<Response>;
  page: Page;
  network: Network;
  clock: Clock;
}

/** Answers a call in place of the service, or rejects like `fetch`. */
export type Interference = (attempt: Attempt) => Promise<Response>;

/** Rejects like `fetch` without an answer. */
export const failed = () => Promise.reject(new TypeError('Failed to fetch'));

/** The network between the pages and the service. */
export class Network {
  online = true;
  /** Requests that the service has not answered yet. */
  readonly open = new Set<Promise<unknown>>();
  private fault: { call: Call; interfere: Interference } | null = null;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Interferes with every call of this kind until {@link repair}. */
  break(call: Call, interfere: Interference): void {
    this.fault = { call, interfere };
  }

  repair(): void {
    this.online = true;
    this.fault = null;
  }

  /** The `fetch` of a page. */
  async fetch(page: Page, input: string | URL, init?: RequestInit): Promise<Response> {
    const call = callOf(String(input));
    if (!this.online) return failed();
    const send = () => this.send(String(input), init);
    const { fault, clock } = this;
    const answer =
      fault?.call === call ? fault.interfere({ call, send, page, network: this, clock }) : send();
    return page.unlessClosed(answer);
  }

  private async send(url: string, init: RequestInit | undefined): Promise<Response> {
    const response = await this.wait(fetch(url, init));
    const { status, statusText, headers } = response;
    const type = headers.get('content-type') ?? 'application/json';
    // Read the whole text now, so that later reads take no turns of the event loop.
    const text = await this.wait(response.text());
    return new Response(text, { status, statusText, headers: { 'content-type': type } });
  }

  /** Makes the clock wait for real work. */
  wait<T>(work: Promise<T>): Promise<T> {
    this.open.add(work);
    return work.finally(() => this.open.delete(work));
  }
}

/** Whether a call goes to Firestore. All other calls go to Auth. */
export const isFirestore = (call: Call): boolean => call === 'commit' || call === 'batchGet';

const callOf = (url: string): Call => /[:/](\w+)$/.exec(new URL(url).pathname)?.[1] as Call;
