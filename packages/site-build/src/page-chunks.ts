import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import type { SiteRoute } from './options.ts';

/** Returns the client file of a lazily loaded module, by the end of its path. */
export const chunkOf = (client: Rolldown.RolldownOutput, source: string): string | undefined =>
  client.output.find(
    (item) =>
      item.type === 'chunk' &&
      item.facadeModuleId?.replaceAll('\\', '/').endsWith(`/${source}`) === true,
  )?.fileName;

/**
 * Finds the client file of each route's page, by path: the file built from the same source as the
 * server module that the route loads. Leaves out routes whose page is not a lazy module.
 */
export async function findPageChunks(
  routes: SiteRoute[],
  client: Rolldown.RolldownOutput,
  serverFolder: string,
): Promise<Map<string, string>> {
  const manifest = JSON.parse(
    await readFile(join(serverFolder, 'manifest.json'), 'utf8'),
  ) as Record<string, { file: string; isDynamicEntry?: boolean }>;
  const fileByPage = new Map<unknown, string>();
  for (const [source, { file, isDynamicEntry }] of Object.entries(manifest)) {
    const clientFile = isDynamicEntry ? chunkOf(client, source) : undefined;
    if (!clientFile) continue;
    const module = (await import(pathToFileURL(join(serverFolder, file)).href)) as {
      default?: unknown;
    };
    if (module.default) fileByPage.set(module.default, clientFile);
  }
  const found = new Map<string, string>();
  for (const { path, load } of routes) {
    const file = fileByPage.get((await load()).default);
    if (file) found.set(path, file);
  }
  return found;
}
