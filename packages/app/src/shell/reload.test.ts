import { afterEach, expect, test, vi } from 'vitest';

const SITE = 'https://rapport.example';
const FILE = `${SITE}/assets/About-1.js`;
const named = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);

afterEach(() => void vi.unstubAllGlobals());

interface Case {
  /** How this document was loaded, and from where. */
  loaded?: { type: string; name: string };
  missing?: unknown;
  alsoMissing?: string;
  /** Status of the server's answer; undefined without a network. */
  answer?: number;
  /** Path that the visitor is on when the server answers. */
  at?: string;
}

/** Calls `reloadFor` for `/about`. Returns the requested address and the number of reloads. */
async function run({ loaded, missing = named, alsoMissing, answer, at = '/about' }: Case) {
  const fetched = vi.fn<(file: string) => Promise<Response>>(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    place.href = SITE + at;
    return new Response(null, { status: answer });
  });
  const place = { href: `${SITE}/about`, pathname: '/about', reload: vi.fn<() => void>() };
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', place);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue((loaded ? [loaded] : []) as never);
  vi.resetModules();
  const { reloadFor } = await import('./reload.ts');
  const files = [missing, ...(alsoMissing ? [alsoMissing] : [])];
  const settled = await Promise.race([
    ...files.map((file) => reloadFor(`${SITE}/about`, file).then(() => true)),
    new Promise((resolve) => setTimeout(resolve, 0, false)),
  ]);
  const loads = place.reload.mock.calls.length;
  expect(settled, 'goes on unless the page is loaded anew').toBe(loads === 0);
  return { requested: fetched.mock.calls[0]?.[0], loads };
}

const visit = { type: 'navigate', name: `${SITE}/` };

test.each<[what: string, situation: Case, loads: number]>([
  ['the file is gone', { loaded: visit, answer: 404 }, 1],
  ['the file is gone for good', { loaded: visit, answer: 410 }, 1],
  [
    'a stylesheet is gone, too',
    { loaded: visit, answer: 404, alsoMissing: '/assets/other-1.css' },
    1,
  ],
  ['another file of the import is gone', { loaded: visit, answer: 200 }, 1],
  ['the first page itself', { loaded: { ...visit, name: `${SITE}/about` }, answer: 404 }, 1],
  ['there is no network', { loaded: visit }, 0],
  ['the visitor has gone elsewhere', { loaded: visit, answer: 404, at: '/faq' }, 0],
  ['it did not help', { loaded: { type: 'reload', name: `${SITE}/about` }, answer: 404 }, 0],
  ['another page was reloaded', { loaded: { type: 'reload', name: `${SITE}/` }, answer: 404 }, 1],
  ['nobody knows how it was loaded', { answer: 404 }, 0],
])('%s', async (_, situation, loads) => {
  expect((await run(situation)).loads).toBe(loads);
});

test.each([
  [named, FILE],
  [new TypeError(`error loading dynamically imported module: ${FILE}`), FILE],
  [new Error('Unable to preload CSS for /assets/About-1.css'), '/assets/About-1.css'],
  [FILE, FILE],
  [new TypeError('Importing a module script failed.'), `${SITE}/about`],
])('%s: asks for what is missing', async (missing, requested) => {
  expect((await run({ loaded: visit, missing, answer: 404 })).requested).toBe(requested);
});
