import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, defaultClientConditions, type Rolldown } from 'vite';

export type SiteCode = typeof import('./site-entry.ts');

/** Runs the site's code with these globals, like a browser that loads a page. */
export type LoadSite = (globals: Record<string, unknown>) => SiteCode;

/**
 * Bundles the session code with the Firebase SDK for browsers. Each load evaluates all of it again,
 * so pages share no state.
 */
export async function bundleSite(globalNames: string[]): Promise<LoadSite> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@rapport/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./site-entry.ts', import.meta.url)),
        formats: ['iife'],
        name: 'site',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const code = result[0]!.output[0].code;
  const run = compileFunction(`${code}\nreturn site;`, globalNames, { filename: 'site.js' });
  return (globals) => run(...globalNames.map((name) => globals[name])) as SiteCode;
}
