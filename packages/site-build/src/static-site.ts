/** Completes the hosting configuration of a site that another tool built. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeHosting, type Hosting, type HostingConfig } from './config.ts';
import { listFiles } from './files.ts';
import { inlinePieces } from './page.ts';

/**
 * Completes a firebase.json for the files in `<folder>/public`, and writes it next to them.
 *
 * @param folder where `serveSite` and Firebase find both
 * @param baseFile the committed firebase.json; its policy decides about inline styles
 * @param pages the pages with inline scripts to allow: the path of each, and its file
 */
export async function hostFolder(
  folder: string,
  baseFile: string,
  pages: Record<string, string>,
): Promise<void> {
  const publicFolder = join(folder, 'public');
  const { hosting } = JSON.parse(await readFile(baseFile, 'utf8')) as { hosting: Hosting };
  const pieces = Object.entries(pages).map(async ([source, file]) => {
    const { scripts } = inlinePieces(await readFile(join(publicFolder, file), 'utf8'));
    return { source, scripts, styles: [] };
  });
  const complete = completeHosting(hosting, {
    pages: await Promise.all(pieces),
    files: await listFiles(publicFolder),
  });
  await writeFile(
    join(folder, 'firebase.json'),
    `${JSON.stringify({ hosting: complete }, null, 2)}\n`,
  );
}

const readConfig = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8')) as HostingConfig;

/**
 * Adds a hosted folder to a site, at a path below it and with its own headers. `hostFolder` must have
 * completed both folders.
 *
 * @param site the folder of the site, which is changed
 * @param part the folder to add
 * @param path where it is served, such as `/design`. Its page there gets a `<base>`: without it, the
 *   relative addresses in a page at `/design`, which has no slash at its end, would be the site's.
 */
export async function hostUnder(site: string, part: string, path: string): Promise<void> {
  const [config, { hosting }] = await Promise.all([readConfig(site), readConfig(part)]);
  const folder = join(site, 'public', path);
  await cp(join(part, 'public'), folder, { recursive: true });
  const index = join(folder, 'index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(index, html.replace('<head>', `<head><base href="${path}/" />`));
  config.hosting.headers.push(
    ...hosting.headers.flatMap(({ source, headers }) => {
      if (source === '/') return [{ source: path, headers }];
      if (source !== '**') return [{ source: `${path}${source}`, headers }];
      return [path, `${path}/**`].map((each) => ({ source: each, headers }));
    }),
  );
  await writeFile(join(site, 'firebase.json'), `${JSON.stringify(config, null, 2)}\n`);
}
