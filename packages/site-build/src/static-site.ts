/** The hosting configuration of a site that another tool built. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeHosting, type Hosting } from './config.ts';
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
