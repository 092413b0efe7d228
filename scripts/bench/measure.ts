/** Loads a page in a fresh Chromium, measured by Lighthouse. */
import { setTimeout } from 'node:timers/promises';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '@rapport/tooling/chromium';

const TRIES = 3;
const PATIENCE_MS = 120_000;

/**
 * How Lighthouse slows the connection and the processor down: `simulate` loads the page at full
 * speed and computes the times of a slow phone; `devtools` makes Chromium that slow.
 */
export const MODES = ['simulate', 'devtools'] as const;
export type Mode = (typeof MODES)[number];

/** The figures of one load: times in milliseconds, transferred sizes in bytes. */
export interface Figures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  js: number;
  all: number;
  html: number;
  requests: number;
  /** From 0 to 100: performance, accessibility, best practices and search. */
  scores: number[];
  /** The path that is shown in the end, because a page may redirect. */
  shows: string;
}

const running = new Set<LaunchedChrome>();
process.on('exit', () => {
  for (const chrome of running) chrome.kill();
});

/** Measures one load as on a phone. Tries again if Lighthouse leaves out a figure. */
export async function measure(url: string, mode: Mode): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({
      chromePath: chromiumPath() ?? chromium.executablePath(),
      // `endChildrenOnSignal` ends the browser after any signal.
      handleSIGINT: false,
      // The bench makes its own certificate.
      chromeFlags: [...CHROMIUM_FLAGS, '--headless=new', '--ignore-certificate-errors'],
    });
    running.add(chrome);
    try {
      const result = await Promise.race([
        lighthouse(url, {
          port: chrome.port,
          logLevel: 'silent',
          disableFullPageScreenshot: true,
          throttlingMethod: mode,
        }),
        setTimeout(PATIENCE_MS, undefined, { ref: false }),
      ]);
      if (!result) throw new Error(`${url}: nothing after ${PATIENCE_MS / 1000} s`);
      return figuresOf(result.lhr);
    } catch (error) {
      if (attempt === TRIES) throw error;
    } finally {
      chrome.kill();
      running.delete(chrome);
    }
  }
}

/** A row of Lighthouse's list of requests. */
interface Request {
  resourceType?: string;
  transferSize?: number;
}

/** Reads Lighthouse's result. Throws if a figure is missing, as happens when a trace is cut off. */
function figuresOf({ audits, categories, finalDisplayedUrl, runtimeError }: Result): Figures {
  if (runtimeError) throw new Error(runtimeError.message);
  const audit = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Error(`Lighthouse has no ${id}: ${audits[id]?.errorMessage ?? 'it gives no reason'}`);
  };
  const { details } = audits['network-requests'] ?? {};
  const requests = (details?.type === 'table' ? details.items : []) as unknown as Request[];
  const bytes = (counts: (request: Request) => boolean = () => true) =>
    requests.filter(counts).reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  return {
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    js: bytes(({ resourceType }) => resourceType === 'Script'),
    all: bytes(),
    html: bytes(({ resourceType }) => resourceType === 'Document'),
    requests: requests.length,
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    shows: new URL(finalDisplayedUrl).pathname,
  };
}
