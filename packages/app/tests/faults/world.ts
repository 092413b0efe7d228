import { setImmediate } from 'node:timers/promises';
import { Browser } from './browser.ts';
import { Clock } from './clock.ts';
import { Network } from './network.ts';
import type { Service } from './service.ts';
import type { LoadSite } from './site-code.ts';

/** Browsers, the network and the clock of one test. The service is shared by all of them. */
export class World {
  readonly clock = new Clock();
  readonly network = new Network(this.clock);
  readonly service: Service;
  readonly code: LoadSite;

  constructor(service: Service, code: LoadSite) {
    this.service = service;
    this.code = code;
  }

  browser(): Browser {
    return new Browser(this);
  }

  /**
   * Lets the world go on until a promise has settled.
   * @param isOver Ends the wait early, with null.
   * @throws when nothing is left that could settle it
   */
  async until<T>(promise: Promise<T>, isOver: () => boolean = () => false): Promise<T | null> {
    let settled = false;
    const end = () => void (settled = true);
    promise.then(end, end);
    for (;;) {
      await this.quiet();
      if (settled) return promise;
      if (isOver()) return null;
      if (!this.clock.step()) throw new Error('Stuck: nothing is left that could go on.');
    }
  }

  /** Lets the world go on until nothing has happened for a minute. */
  async settle(): Promise<void> {
    const end = this.clock.now + 60_000;
    do await this.quiet();
    while (this.clock.step(end));
  }

  /** Waits until only the clock can make anything happen. */
  private async quiet(): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < 3; turn++) await setImmediate();
      const { open } = this.network;
      if (open.size === 0) return;
      await Promise.race([...open].map((request) => request.catch(() => {})));
    }
  }
}
