import { setImmediate } from 'node:timers/promises';
import { Browser } from './browser.ts';
import { Clock } from './clock.ts';
import { Network } from './network.ts';
import type { Service } from './service.ts';
import type { LoadSite } from './site-code.ts';

/** The browsers, the network and the clock of one test. All tests share the service. */
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
   * Runs the world until a promise has settled.
   * @param isOver Ends the wait early, with null.
   * @throws if nothing remains that could settle the promise
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

  /** Runs the world until nothing has happened for a minute. */
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
