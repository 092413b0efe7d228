/** What each chunk of a build is made of: the input of the budgets. */
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** One chunk of JavaScript. */
export interface ChunkStats {
  /** Files it cannot run without. */
  imports: string[];
  /** Bytes of each module after tree shaking and before minification; see {@link moduleName}. */
  modules: Record<string, number>;
}

/** A prerendered page. */
export interface PageStats {
  path: string;
  /** The HTML file in the deployed folder. */
  file: string;
  /** Every JavaScript file loaded before the first interaction. */
  scripts: string[];
}

export interface SiteStats {
  pages: PageStats[];
  chunks: Record<string, ChunkStats>;
}

/** A source file as `packages/…`, a dependency as its package's name. */
export function moduleName(id: string, root: string): string {
  const clean = id.replaceAll('\0', '').split('?')[0] as string;
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(clean) ?? [];
  if (dependency) return dependency;
  if (!clean.startsWith('/') && !/^[A-Za-z]:/.test(clean)) return clean;
  return relative(`${root}/../..`, clean).replaceAll('\\', '/');
}

/** Every file that the given ones lead to through static imports, themselves included. */
export function withImports(
  files: string[],
  chunks: Record<string, { imports: string[] }>,
): string[] {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    chunks[file]?.imports.forEach(add);
  };
  files.forEach(add);
  return [...all];
}

export function chunkStats(
  client: Rolldown.RolldownOutput,
  root: string,
): Record<string, ChunkStats> {
  const chunks: Record<string, ChunkStats> = {};
  for (const item of client.output) {
    if (item.type !== 'chunk') continue;
    const modules: Record<string, number> = {};
    for (const [id, module] of Object.entries(item.modules)) {
      const name = moduleName(id, root);
      if (module.renderedLength) modules[name] = (modules[name] ?? 0) + module.renderedLength;
    }
    chunks[item.fileName] = { imports: item.imports, modules };
  }
  return chunks;
}

export const buildStats = (
  client: Rolldown.RolldownOutput,
  root: string,
  pages: PageStats[],
): SiteStats => ({ pages, chunks: chunkStats(client, root) });
