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
  private readonly page: Page;
  private readonly kind: Kind;
  private readonly values: DeliveryValues<Kind>;
  private readonly form: ReturnType<Page['site']['showForm']>;

  constructor(page: Page, kind: Kind) {
    this.page = page;
    this.kind = kind;
    this.values = newValues(kind);
    this.form = page.site.showForm(kind);
    // Who is faster than three seconds is asked to press again.
    page.browser.world.clock.now += 60_000;
  }

  /** Presses the button, and returns what the visitor sees. */
  async press(): Promise<string> {
    const result = await this.page.browser.world.until(this.form.send(this.values, ''));
    if (result?.status === 'success') return 'the form’s thanks';
    return `“${plain((result as { message: string }).message)}”`;
  }

  /** Returns in words how often the service has stored the form. */
  async stored(): Promise<string> {
    const { service } = this.page.browser.world;
    const times = await service.countOf(this.kind, this.values.email);
    return ['nothing', 'once'][times] ?? `${times} times`;
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

/** Sends a form of each kind, which all have the same result. */
async function deliverEach(newWorld: () => World, fault: Fault) {
  const all = Object.keys(kinds) as Kind[];
  const results: string[][] = [];
  for (const kind of all) results.push(await deliverWith(newWorld(), kind, fault));
  expect(results).toEqual(all.map(() => results[0]));
  return results[0]!;
}

export const deliveryJourney: Journey = {
  title: 'A form that is delivered',
  columns: ['fault', 'the visitor sees', 'stored', 'then'],
  cases: faultsAt('commit').map((fault) => ({
    name: fault.name,
    run: (newWorld) => deliverEach(newWorld, fault),
  })),
};
