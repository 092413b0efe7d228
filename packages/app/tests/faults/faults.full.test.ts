/**
 * Checks what visitors see when something goes wrong: runs the real session code and SDK against
 * the embedded backend, with a fault at a call. The results are in docs/reliability.md.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliveryJourney } from './deliveries.ts';
import { globalNames } from './page.ts';
import { mailJourneys } from './mails.ts';
import { documentText, type Row } from './reliability.ts';
import { startService, type Service } from './service.ts';
import { startJourneys } from './session-start.ts';
import { signInJourneys } from './sign-in.ts';
import { signUpJourneys } from './sign-up.ts';
import { bundleSite, type LoadSite } from './site-code.ts';
import { surroundingJourneys } from './surroundings.ts';
import { World } from './world.ts';

const journeys = [
  ...signUpJourneys,
  ...signInJourneys,
  ...mailJourneys,
  ...startJourneys,
  ...surroundingJourneys,
  deliveryJourney,
];

let service: Service;
let code: LoadSite;
beforeAll(async () => {
  [service, code] = await Promise.all([startService(), bundleSite(globalNames)]);
}, 120_000);
afterAll(() => service.stop());

const rows = new Map<string, Row[]>(journeys.map(({ title }) => [title, []]));

const titled = journeys.map((journey) => [journey.title, journey] as const);
describe.each(titled)('%s', (title, { columns, cases }) => {
  const named = cases.map(({ name, run }) => [name, run] as const);
  test.each(named)('%s', async (name, run) => {
    const cells = await run(() => new World(service, code));
    expect(cells).toHaveLength(columns.length - 1);
    rows.get(title)!.push([name, ...cells]);
  });
});

// To write it: npx vitest run --project unit packages/app/tests/faults -u
test('docs/reliability.md has the results of this run; -u writes it', async () => {
  const unseen = journeys.filter(({ title, cases }) => rows.get(title)!.length < cases.length);
  expect(unseen.map(({ title }) => `${title}: has failed cases`)).toEqual([]);
  await expect(documentText(journeys, rows)).toMatchFileSnapshot('../../../../docs/reliability.md');
});
