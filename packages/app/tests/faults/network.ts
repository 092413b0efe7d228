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

/** What a fault can do with a call. */
export interface Attempt {
  call: Call;
  /** Lets the service answer. */
  send: () => Promise<Response>;
  page: Page;
  network: Network;
  clock: Clock;
}

/** Answers a call in the place of the service, or rejects like `fetch`. */
export type Interference = (attempt: Attempt) => Promise<Response>;

/** What `fetch` throws when there is no answer. */
export const failed = () => Promise.reject(new TypeError('Failed to fetch'));

/** The way from the pages to the service. */
export class Network {
  online = true;
  /** What the service has not answered yet. */
  readonly open = new Set<Promise<unknown>>();
  private fault: { call: Call; interfere: Interference } | null = null;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Interferes with every such call until {@link repair}. */
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
    // With the whole text at hand, reading it later takes no more turns of the event loop.
    const text = await this.wait(response.text());
    return new Response(text, { status, statusText, headers: { 'content-type': type } });
  }

  /** Lets the clock wait for something real. */
  wait<T>(work: Promise<T>): Promise<T> {
    this.open.add(work);
    return work.finally(() => this.open.delete(work));
  }
}

/** Whether it is a call to Firestore; the others are to Auth. */
export const isFirestore = (call: Call): boolean => call === 'commit' || call === 'batchGet';

const callOf = (url: string): Call => /[:/](\w+)$/.exec(new URL(url).pathname)?.[1] as Call;
