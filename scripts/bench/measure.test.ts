import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { beforeEach, expect, test, vi } from 'vitest';
import { measure } from './measure.ts';

const kill = vi.hoisted(() => vi.fn<() => void>());
vi.mock('chrome-launcher', () => ({
  launch: vi.fn<() => Promise<object>>(async () => ({ port: 1, kill })),
}));
vi.mock('lighthouse', () => ({ default: vi.fn<typeof lighthouse>() }));

/** The parts of Lighthouse's result that the bench reads. */
const result = (fcp: number) => {
  const audit = (numericValue: number, score = 1) => ({ numericValue, score });
  const items = [
    { resourceType: 'Document', transferSize: 300 },
    { resourceType: 'Script', transferSize: 500 },
  ];
  const lhr = {
    finalDisplayedUrl: 'https://localhost/login',
    audits: {
      'first-contentful-paint': audit(fcp),
      'largest-contentful-paint': audit(900),
      'total-blocking-time': audit(90, 0.9),
      'cumulative-layout-shift': audit(0),
      'network-requests': { details: { type: 'table', items } },
    },
    categories: {
      performance: {
        score: 0.99,
        auditRefs: [
          { id: 'first-contentful-paint', weight: 10 },
          { id: 'total-blocking-time', weight: 30 },
        ],
      },
    },
  };
  return { lhr } as unknown as Awaited<ReturnType<typeof lighthouse>>;
};
const load = () => measure('https://localhost/dashboard', 'light', 'devtools');

beforeEach(() => {
  vi.clearAllMocks();
});

test('reads times, sizes, the audits that lower a score and the page that is shown', async () => {
  vi.mocked(lighthouse).mockResolvedValueOnce(result(800));
  expect(await load()).toEqual({
    fcp: 800,
    lcp: 900,
    tbt: 90,
    cls: 0,
    js: 500,
    html: 300,
    all: 800,
    requests: 2,
    failing: ['total-blocking-time'],
    shows: '/login',
  });
});

test('tries again in a new browser if a figure is missing', async () => {
  vi.mocked(lighthouse).mockResolvedValueOnce(result(NaN)).mockResolvedValueOnce(result(800));
  expect(await load()).toMatchObject({ fcp: 800 });
  expect(launch).toHaveBeenCalledTimes(2);
  expect(kill).toHaveBeenCalledTimes(2);
});

test('gives up after two more tries and names the figure', async () => {
  vi.mocked(lighthouse).mockResolvedValue(result(NaN));
  await expect(load()).rejects.toThrow('Lighthouse has no first-contentful-paint');
  expect(kill).toHaveBeenCalledTimes(3);
});
