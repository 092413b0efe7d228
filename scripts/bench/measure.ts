/** Loads a page in a fresh Chromium, measured by Lighthouse. */
import { setTimeout } from 'node:timers/promises';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '@rapport/tooling/chromium';
import { StopError } from '@rapport/tooling/root';
import { CATEGORIES, type Figures, type Mode, type Scheme } from './figures.ts';

const TRIES = 3;
const PATIENCE_MS = 120_000;

const running = new Set<LaunchedChrome>();
process.on('exit', () => {
  for (const chrome of running) chrome.kill();
});

/** Starts a fresh Chromium whose system prefers this scheme. */
async function withChromium<T>(
  scheme: Scheme,
  run: (chrome: LaunchedChrome) => Promise<T>,
): Promise<T> {
  const chrome = await launch({
    chromePath: chromiumPath() ?? chromium.executablePath(),
    // `endChildrenOnSignal` ends the browser after any signal.
    handleSIGINT: false,
    chromeFlags: [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      // The bench makes its own certificate.
      '--ignore-certificate-errors',
      // Blink's names for the schemes are 0, dark, and 1, light.
      `--blink-settings=preferredColorScheme=${scheme === 'dark' ? 0 : 1}`,
    ],
  });
  running.add(chrome);
  try {
    return await run(chrome);
  } finally {
    chrome.kill();
    running.delete(chrome);
  }
}

/**
 * Checks that pages see the scheme and loads each address once, so that the server compresses every
 * file before the measurement. Returns Chromium's version.
 * @throws StopError naming an address that does not answer with a page.
 */
export async function prepare(urls: string[], scheme: Scheme): Promise<string> {
  return withChromium(scheme, async ({ port }) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await browser.contexts()[0]!.newPage();
    // Without this call, Playwright shows every page the light scheme.
    await page.emulateMedia({ colorScheme: null });
    const isPreferred = await page.evaluate(
      (wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
      scheme,
    );
    if (!isPreferred)
      throw new StopError(`This Chromium cannot be made to prefer the ${scheme} scheme.`);
    for (const url of urls) {
      const response = await page.goto(url, { waitUntil: 'networkidle' });
      if (!response?.ok()) throw new StopError(`${url} answers with ${response?.status()}.`);
    }
    const version = browser.version();
    await browser.close();
    return version;
  });
}

/** Measures one load as on a phone. Tries again if Lighthouse leaves out a figure. */
export async function measure(url: string, scheme: Scheme, mode: Mode): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withChromium(scheme, async ({ port }) => {
        const result = await Promise.race([
          lighthouse(url, {
            port,
            logLevel: 'silent',
            disableFullPageScreenshot: true,
            throttlingMethod: mode,
            // The other categories have the same scores in both modes.
            onlyCategories: mode === 'simulate' ? [...CATEGORIES] : ['performance'],
          }),
          setTimeout(PATIENCE_MS, undefined, { ref: false }),
        ]);
        if (!result) throw new Error(`nothing after ${PATIENCE_MS / 1000} s`);
        return figuresOf(result.lhr);
      });
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

/** Reads Lighthouse's result. Throws if a figure is missing, as happens when a trace is cut off. */
function figuresOf({ audits, categories, finalDisplayedUrl, runtimeError }: Result): Figures {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (id: string, value: number | null | undefined): number => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Error(`Lighthouse has no ${id}: ${audits[id]?.errorMessage ?? 'it gives no reason'}`);
  };
  const audit = (id: string) => number(id, audits[id]?.numericValue);
  const { details } = audits['network-requests'] ?? {};
  const requests = (details?.type === 'table' ? details.items : []) as unknown as Request[];
  const bytes = (counts: (request: Request) => boolean = () => true) =>
    requests.filter(counts).reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  const scores = CATEGORIES.flatMap((id) => {
    const category = categories[id];
    return category ? [Math.round(number(id, category.score) * 100)] : [];
  });
  return {
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    js: bytes(({ resourceType }) => resourceType === 'Script'),
    all: bytes(),
    html: bytes(({ resourceType }) => resourceType === 'Document'),
    requests: requests.length,
    ...(scores.length === CATEGORIES.length && { scores }),
    failing: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
    shows: new URL(finalDisplayedUrl).pathname,
  };
}

/** A row of Lighthouse's list of requests. */
interface Request {
  resourceType?: string;
  transferSize?: number;
}
