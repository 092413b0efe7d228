/** The contents of each chunk of a build, which the budgets are computed from. */
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** A JavaScript chunk. */
export interface ChunkStats {
  /** The files it imports statically. */
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

/** Names a source file by its path in the workspace and a dependency by its package. */
export function moduleName(id: string, workspace: string): string {
  const clean = id.replaceAll('\0', '').split('?')[0] as string;
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(clean) ?? [];
  if (dependency) return dependency;
  if (!clean.startsWith('/') && !/^[A-Za-z]:/.test(clean)) return clean;
  return relative(workspace, clean).replaceAll('\\', '/');
}

/** Returns the given files and every file that they import statically, directly or indirectly. */
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
  workspace: string,
): Record<string, ChunkStats> {
  const chunks: Record<string, ChunkStats> = {};
  for (const item of client.output) {
    if (item.type !== 'chunk') continue;
    const modules: Record<string, number> = {};
    for (const [id, module] of Object.entries(item.modules)) {
      const name = moduleName(id, workspace);
      if (module.renderedLength) modules[name] = (modules[name] ?? 0) + module.renderedLength;
    }
    chunks[item.fileName] = { imports: item.imports, modules };
  }
  return chunks;
}

export const buildStats = (
  client: Rolldown.RolldownOutput,
  workspace: string,
  pages: PageStats[],
): SiteStats => ({ pages, chunks: chunkStats(client, workspace) });
