/**
 * Makes `vite build` build the client, then the server entry, and then render every public route to
 * HTML. Next to the deployed folder it writes the complete firebase.json, the Firestore rules and
 * the statistics for the budgets.
 *
 *   <out>/public/         the files to deploy
 *   <out>/firebase.json   with complete headers
 *   <out>/firestore.rules
 *   <out>/stats.json      modules and sizes of each chunk
 */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { searchForWorkspaceRoot, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import { scriptTargets, styleOptions } from './browsers.ts';
import type { SiteOptions } from './options.ts';
import { prerender } from './prerender.ts';
import { buildStats } from './stats.ts';

type Output = Rolldown.RolldownOutput;

async function build(builder: ViteBuilder, name: string): Promise<Output> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`The configuration has no environment ${name}.`);
  return (await builder.build(environment)) as Output;
}

async function buildSite(builder: ViteBuilder, site: SiteOptions): Promise<void> {
  const { root, env, environments, logger } = builder.config;
  const publicFolder = resolve(root, environments['client']!.build.outDir);
  const serverFolder = resolve(root, environments['ssr']!.build.outDir);
  const siteFolder = dirname(publicFolder);
  const workspace = searchForWorkspaceRoot(root);
  const client = await build(builder, 'client');
  try {
    await build(builder, 'ssr');
    const { config, rules, pages } = await prerender({
      site,
      root,
      workspace,
      env,
      client,
      publicFolder,
      serverFolder,
    });

    await writeFile(join(siteFolder, 'firebase.json'), `${JSON.stringify(config, null, 2)}\n`);
    await copyFile(join(root, rules), join(siteFolder, 'firestore.rules'));
    const stats = buildStats(client, workspace, pages);
    await writeFile(join(siteFolder, 'stats.json'), `${JSON.stringify(stats, null, 2)}\n`);
    const lines = pages.map(({ path, file }) => `  ${path.padEnd(22)}${file}`);
    logger.info(`prerendered\n${lines.join('\n')}\n${siteFolder}`);
  } finally {
    await rm(serverFolder, { recursive: true, force: true });
  }
}

/** Builds and prerenders the whole site. */
export function prerenderedSite(site: SiteOptions): Plugin {
  return {
    name: 'rapport:site',
    apply: 'build',
    sharedDuringBuild: true,
    config: ({ build: given, root = process.cwd() }) => ({
      builder: {},
      css: { lightningcss: styleOptions(root) },
      build: {
        target: scriptTargets(root),
        // The command line's folder takes precedence.
        outDir: given?.outDir ?? 'dist/public',
        emptyOutDir: true,
        // Keeps fonts and pictures as files, whatever their size, instead of data URLs.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                // Content blockers refuse files by words in their names, such as `analytics-` and
                // `cookiepolicy-`, so the names of code have none, not even by chance.
                entryFileNames: 'assets/[hash].js',
                chunkFileNames: 'assets/[hash].js',
                hashCharacters: 'hex',
              },
            },
          },
        },
        ssr: {
          build: {
            // Unique to this build, so that two can run at once; removed after rendering.
            outDir: `.cache/server-${process.pid}`,
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: false,
            minify: false,
            manifest: 'manifest.json',
            rolldownOptions: { input: site.server },
          },
        },
      },
    }),
    buildApp: (builder) => buildSite(builder, site),
  };
}
