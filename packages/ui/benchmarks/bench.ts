/**
 * `npm run bench:kit` measures what rendering with the kit costs on this machine. With `-- --against
 * <folder>` it alternates with the built kit in another checkout's `packages/ui`, so that both see
 * the same noise.
 *
 * - server: renders per CPU second of the FAQ and of the page with everything;
 * - client, in Chromium: CPU milliseconds to mount 200 FAQs of ten questions, to hydrate the page
 *   with everything, and to open an answer with a click.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../../../scripts/lib/chromium.ts';
import { packageRoot } from '../scripts/components.ts';

const RUNS = 9;
const SERVER_MILLISECONDS = 1000;

interface Kit {
  name: string;
  folder: string;
}

/** One measurement for each row. */
type Figures = Record<string, number>;

async function bundle(kit: Kit, entry: 'mount' | 'server', outDir: string): Promise<string> {
  await build({
    root: packageRoot,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: { '@rapport/ui': join(kit.folder, 'dist', await rootEntry(kit)) },
      dedupe: ['react', 'react-dom'],
    },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: entry === 'server',
      rolldownOptions: {
        input: join(packageRoot, `benchmarks/${entry}.tsx`),
        output: { entryFileNames: `${entry}.js`, format: entry === 'server' ? 'esm' : 'iife' },
      },
    },
  });
  return join(outDir, `${entry}.js`);
}

/** Read from package.json, because the entry has moved within `dist/` before. */
async function rootEntry({ folder }: Kit): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: { '.': { default: string } };
  };
  return manifest.exports['.'].default.replace('./dist/', '');
}

/** Renders per CPU second. */
function rendersASecond(render: () => string): number {
  for (let warmUp = 0; warmUp < 200; warmUp += 1) render();
  const before = process.cpuUsage();
  let count = 0;
  for (const end = performance.now() + SERVER_MILLISECONDS; performance.now() < end; count += 1)
    render();
  const { user, system } = process.cpuUsage(before);
  return (count * 1e6) / (user + system);
}

/** CPU milliseconds that the page's main thread spends on something. */
async function taskMilliseconds(page: Page, run: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskDuration = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await taskDuration();
  await run();
  // Include style, layout and paint.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const after = await taskDuration();
  await client.detach();
  return after - before;
}

interface Built {
  kit: Kit;
  renders: Record<'faq' | 'all', () => string>;
  script: string;
  styles: string;
}

async function prepare(kit: Kit, folder: string): Promise<Built> {
  const outDir = join(folder, kit.name);
  const [server, mount] = [await bundle(kit, 'server', outDir), await bundle(kit, 'mount', outDir)];
  const { renders } = (await import(pathToFileURL(server).href)) as Pick<Built, 'renders'>;
  const styles = await readFile(join(kit.folder, 'dist/styles.css'), 'utf8');
  return { kit, renders, script: await readFile(mount, 'utf8'), styles };
}

async function freshPage(browser: Browser, { script, styles }: Built): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  return page;
}

async function measure(browser: Browser, built: Built): Promise<Figures> {
  const mounting = await freshPage(browser, built);
  const mount = await taskMilliseconds(mounting, () => mounting.evaluate('bench.mount()'));
  await mounting.close();

  const page = await freshPage(browser, built);
  const html = JSON.stringify(built.renders.all());
  const hydrate = await taskMilliseconds(page, () => page.evaluate(`bench.hydrate(${html})`));
  const trigger = page.getByRole('button', { name: /^Question 3:/ });
  await trigger.scrollIntoViewIfNeeded();
  await trigger.hover();
  const toggle = await taskMilliseconds(page, () => page.mouse.down().then(() => page.mouse.up()));
  await page.close();
  return {
    'server, FAQ of 10 (renders/s)': rendersASecond(built.renders.faq),
    'server, everything (renders/s)': rendersASecond(built.renders.all),
    'mount 200 FAQs (ms)': mount,
    'hydrate everything (ms)': hydrate,
    'open an answer (ms)': toggle,
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const against = process.argv[process.argv.indexOf('--against') + 1];
const kits: Kit[] = [{ name: 'this', folder: packageRoot }];
if (process.argv.includes('--against') && against)
  kits.push({ name: 'other', folder: resolve(against) });

const folder = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
await writeFile(join(folder, 'package.json'), '{"type":"module"}');
const browser = await chromium.launch(chromiumLaunch());
try {
  const built: Built[] = [];
  for (const kit of kits) built.push(await prepare(kit, folder));
  const figures = new Map(kits.map(({ name }) => [name, [] as Figures[]]));
  for (let run = 0; run <= RUNS; run += 1)
    for (const one of built) {
      const measured = await measure(browser, one);
      // The first run is a warm-up.
      if (run > 0) figures.get(one.kit.name)?.push(measured);
    }
  console.log(`Medians of ${RUNS}`.padEnd(34) + kits.map(({ name }) => name.padStart(10)).join(''));
  for (const row of Object.keys(figures.get('this')?.[0] ?? {})) {
    const cells = kits.map(({ name }) => {
      const values = (figures.get(name) ?? []).map((one) => one[row] ?? 0);
      return median(values).toFixed(1).padStart(10);
    });
    console.log(row.padEnd(34) + cells.join(''));
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
