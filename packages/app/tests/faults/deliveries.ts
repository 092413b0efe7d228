import type { FormResult } from '@rapport/ui';
import { expect } from 'vitest';
import { kinds, type DeliveryValues, type Kind } from '../../src/delivery/kinds.ts';
import { faultsAt, type Fault } from './faults.ts';
import type { Page } from './page.ts';
import type { Journey } from './reliability.ts';
import { plain } from './visitor.ts';
import type { World } from './world.ts';

let count = 0;

/** Returns values with an address that no other case uses. */
function newValues(kind: Kind): DeliveryValues<Kind> {
  const email = `sender-${++count}@example.com`;
  return Object.fromEntries(
    Object.keys(kinds[kind]).map((name) => {
      if (name === 'email') return [name, email];
      return [name, name === 'link' ? 'https://example.com' : `A ${name}`];
    }),
  ) as DeliveryValues<Kind>;
}

/** A form on a page, and the visitor who fills it in. */
class FilledForm {
  /** Whether the code that delivers can be downloaded. */
  hasCode = true;
  private readonly page: Page;
  private readonly kind: Kind;
  private readonly values: DeliveryValues<Kind>;
  private readonly form: ReturnType<Page['site']['showForm']>;

  /** @param seconds How long the form has been on the page. */
  constructor(page: Page, kind: Kind, seconds = 60) {
    this.page = page;
    this.kind = kind;
    this.values = newValues(kind);
    this.form = page.site.showForm(kind, async () => {
      if (!this.hasCode) throw new TypeError('Failed to fetch dynamically imported module');
    });
    page.browser.world.clock.now += seconds * 1000;
  }

  /** Presses the button, and returns what the visitor sees. */
  async press(): Promise<string> {
    return this.inWords(await this.page.browser.world.until(this.form.send(this.values, '')));
  }

  /** Presses the button of two forms that are the same, or of one before it is busy. */
  async pressTwice(): Promise<string> {
    const both = [1, 2].map(() => this.form.send({ ...this.values }, ''));
    const results = (await this.page.browser.world.until(Promise.all(both))) ?? [];
    const [first, second] = results.map((result) => this.inWords(result));
    return first === second ? `${first}` : `${first}, and ${second}`;
  }

  /** Returns in words how often the service has stored the form. */
  async stored(): Promise<string> {
    const { service } = this.page.browser.world;
    const times = await service.countOf(this.kind, this.values.email);
    return ['nothing', 'once'][times] ?? `${times} times`;
  }

  private inWords(result: FormResult | null): string {
    if (result?.status === 'success') return 'the form’s thanks';
    return `“${plain((result as { message: string }).message)}”`;
  }
}

/** Sends a form with a fault, then presses again. */
async function deliverWith(world: World, kind: Kind, { interfere }: Fault) {
  const form = new FilledForm(world.browser().open(), kind);
  world.network.break('commit', interfere);
  const sees = await form.press();
  world.network.repair();
  const stored = await form.stored();
  const again = sees.startsWith('“') ? await form.press() : '';
  expect(await form.stored()).toBe('once');
  return [sees, stored, again && `press again: ${again}, stored once`];
}

/** What happens without a fault of the network. */
const others: Record<string, (world: World, kind: Kind) => Promise<string[]>> = {
  'the code cannot be downloaded': async (world, kind) => {
    const form = new FilledForm(world.browser().open(), kind);
    form.hasCode = false;
    const sees = await form.press();
    form.hasCode = true;
    const stored = await form.stored();
    return [sees, stored, `press again: ${await form.press()}, stored ${await form.stored()}`];
  },
  'pressed twice at once': async (world, kind) => {
    const form = new FilledForm(world.browser().open(), kind);
    return [await form.pressTwice(), await form.stored(), ''];
  },
  'pressed within three seconds': async (world, kind) => {
    const form = new FilledForm(world.browser().open(), kind, 2);
    const sees = await form.press();
    const stored = await form.stored();
    return [sees, stored, `press again: ${await form.press()}, stored ${await form.stored()}`];
  },
};

/** Runs a case with a form of each kind, which all have the same result. */
const withEach = (run: (world: World, kind: Kind) => Promise<string[]>) =>
  async function (newWorld: () => World): Promise<string[]> {
    const all = Object.keys(kinds) as Kind[];
    const results: string[][] = [];
    for (const kind of all) results.push(await run(newWorld(), kind));
    expect(results).toEqual(all.map(() => results[0]));
    return results[0]!;
  };

export const deliveryJourney: Journey = {
  title: 'A form that is delivered',
  columns: ['fault', 'the visitor sees', 'stored', 'then'],
  cases: [
    ...faultsAt('commit').map((fault) => ({
      name: fault.name,
      run: withEach((world, kind) => deliverWith(world, kind, fault)),
    })),
    ...Object.entries(others).map(([name, run]) => ({ name, run: withEach(run) })),
  ],
};
