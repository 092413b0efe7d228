/** Checks that a page loads the same bytes however many routes the site has. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BudgetResult, PageStats, SiteStats } from '@rapport/site-build/budgets';
import { root } from '@rapport/tooling/root';
import { embeddedSettings } from './embedded.ts';
import { appFolder } from './paths.ts';
import { buildSite } from './site-build.ts';

const FEW = 10;
const MANY = 200;
const TOLERANCE = 50;
const PAGES = ['/', '/faq', '/page-1'];

/** Writes a page of few words. Three kinds of pages keep them from sharing all files. */
const page = (index: number): string => {
  const kind = ['Stack', 'Grid', 'Card'][index % 3];
  return `import { ${kind} } from '@rapport/ui';
import { SitePage } from '../../../src/shell/SitePage.tsx';

export default function Page() {
  return <SitePage><${kind}><h1>Page ${index}</h1></${kind}></SitePage>;
}
`;
};

/** Returns the bytes of a page's HTML, scripts and stylesheets, compressed with Brotli. */
async function firstLoad(folder: string, { file, scripts }: PageStats): Promise<number> {
  const html = await readFile(join(folder, file), 'utf8');
  const styles = [...html.matchAll(/\/(assets\/late-[^"]+\.css)/g)].map(([, name = '']) => name);
  const sizes = [file, ...scripts, ...styles].map(async (name) => {
    const content = await readFile(join(folder, name), 'utf8');
    // Hashes in file names would change the compressed size slightly at random.
    return brotliCompressSync(content.replaceAll(/[\da-f]{8}(?=\.(?:js|css))/g, '12345678')).length;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** Builds the site with generated routes. Returns the bytes that pages load and the build's seconds. */
async function build(count: number): Promise<{ bytes: Map<string, number>; seconds: number }> {
  // Inside the site's folder, as its own pages are.
  const folder = join(appFolder, '.cache', `routes-${process.pid}-${count}`);
  const sources = join(folder, 'pages');
  await mkdir(sources, { recursive: true });
  try {
    for (let index = 0; index < count; index += 1) {
      await writeFile(join(sources, `Page${index}.tsx`), page(index));
    }
    const start = performance.now();
    const settings = embeddedSettings({ auth: 9099, firestore: 8080 });
    const variables = { ...settings, ROUTES_FOLDER: sources, ROUTES_COUNT: `${count}` };
    const out = join(folder, 'site');
    await buildSite(out, variables, join(root, 'scripts/lib/many-routes.config.ts'));
    const seconds = (performance.now() - start) / 1000;
    const { pages } = JSON.parse(await readFile(join(out, 'stats.json'), 'utf8')) as SiteStats;
    const shown = pages.filter(({ path }) => PAGES.includes(path));
    const bytes = new Map(
      await Promise.all(
        shown.map(async (each) => [each.path, await firstLoad(join(out, 'public'), each)] as const),
      ),
    );
    return { bytes, seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Builds the site with 10 and with 200 more routes and compares what its pages load. Reports the
 * time of both builds, but sets no limit for it.
 */
export async function compareRouteCounts(): Promise<BudgetResult[]> {
  const few = await build(FEW);
  const many = await build(MANY);
  const times = `${few.seconds.toFixed(1)} and ${many.seconds.toFixed(1)} s to build`;
  return PAGES.map((path) => {
    const [before = 0, after = 0] = [few.bytes.get(path), many.bytes.get(path)];
    const name = `${path} with ${FEW} and ${MANY} more routes`;
    const line = `${name.padEnd(34)} ${before} and ${after} bytes (${times})`;
    const result = { name, kilobytes: after / 1000, line };
    if (Math.abs(after - before) <= TOLERANCE) return result;
    return {
      ...result,
      problem: `${after - before} bytes more: it loads something of each route.`,
    };
  });
}
