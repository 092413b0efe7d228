/** The stylesheets of the kit and the site, and the fonts, of one build of the client. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';
import { squeeze, withBuiltUrls, withoutImports, type StyleSources } from './critical-css.ts';

type Output = Rolldown.RolldownOutput;

/**
 * Names of the kit's components that the site has code of.
 * @param files Only in these of its files. @default all
 */
export function componentsIn(client: Output, files?: string[]): Set<string> {
  const names = new Set<string>();
  for (const item of client.output) {
    if (item.type !== 'chunk' || files?.includes(item.fileName) === false) continue;
    for (const [id, { renderedLength }] of Object.entries(item.modules)) {
      const [, name] = /\/ui\/dist\/modules\/(?:[a-z-]+\/)+([A-Z]\w+)\//.exec(id) ?? [];
      if (name && renderedLength > 0) names.add(name);
    }
  }
  return names;
}

/** Address of an asset by the name of the file it was made from, such as a font's. */
export function assetAddress(client: Output, fileName: string): string | undefined {
  const asset = client.output.find(
    (item) =>
      item.type === 'asset' && item.originalFileNames.some((file) => basename(file) === fileName),
  );
  return asset && `/${asset.fileName}`;
}

/**
 * The kit shows its fonts whenever they arrive. The site loads them ahead of all else, so that they
 * are there for the first paint, or on the next page: what has been shown never moves.
 */
export const withFontsAtOnce = (css: string): string =>
  css.replaceAll(/font-display:\s*swap/g, 'font-display:optional');

/**
 * Reads the stylesheets, their addresses those of the build.
 * @param root packages/app
 */
export async function readStyles(root: string, client: Output): Promise<StyleSources> {
  const site = createRequire(join(root, 'package.json'));
  /** Where the kit keeps a stylesheet; undefined where it has none of that name. */
  const find = (name: string): string | undefined => {
    try {
      return site.resolve(`@rapport/ui/${name}.css`);
    } catch {
      return undefined;
    }
  };
  const read = async (file: string): Promise<string> =>
    withBuiltUrls(await readFile(file, 'utf8'), (name) => assetAddress(client, name));
  const components = new Map<string, string>();
  for (const name of [...componentsIn(client)].sort()) {
    // Some have no styles of their own.
    const file = find(name);
    if (file) components.set(name, await read(file));
  }
  const foundations = find('foundations');
  if (!foundations) throw new Error('@rapport/ui has no foundations.css.');
  return {
    foundations: withFontsAtOnce(await read(foundations)),
    components,
    site: squeeze(withoutImports(await readFile(join(root, 'src/site.css'), 'utf8'))),
  };
}
