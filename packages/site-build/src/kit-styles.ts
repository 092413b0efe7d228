/** Finds the stylesheets of the kit and the site, and the fonts, of a client build. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import type { Rolldown } from 'vite';
import { styleOptions } from './browsers.ts';
import type { StyleSources } from './critical-css.ts';
import { withoutOverridden } from './overridden.ts';
import { bareStyles, importsOf, layerOrder, takeFonts } from './stylesheet.ts';

type Output = Rolldown.RolldownOutput;

/**
 * Returns the names of the components in the site's code: the kit's, and the site's with a folder.
 * @param files The files to search. @default all
 */
export function componentsIn(client: Output, files?: string[]): Set<string> {
  const names = new Set<string>();
  for (const item of client.output) {
    if (item.type !== 'chunk' || files?.includes(item.fileName) === false) continue;
    for (const [id, { renderedLength }] of Object.entries(item.modules)) {
      const [, name] = /\/(?:ui\/dist\/modules|src)\/(?:[a-z-]+\/)+([A-Z]\w+)\//.exec(id) ?? [];
      if (name && renderedLength > 0) names.add(name);
    }
  }
  return names;
}

/** Returns the address of an asset, such as a font, by its source file name. */
export function assetAddress(client: Output, fileName: string): string | undefined {
  const asset = client.output.find(
    (item) =>
      item.type === 'asset' && item.originalFileNames.some((file) => basename(file) === fileName),
  );
  return asset && `/${asset.fileName}`;
}

/**
 * Reads the stylesheets and replaces their addresses with those of the build.
 * @param root The site's folder.
 * @param own The site's own stylesheet, relative to `root`.
 */
export async function readStyles(root: string, own: string, client: Output): Promise<StyleSources> {
  const site = createRequire(join(root, 'package.json'));
  /** Returns the path of one of the kit's stylesheets, or undefined if it does not exist. */
  const find = (name: string): string | undefined => {
    try {
      return site.resolve(`@rapport/ui/${name}.css`);
    } catch {
      return undefined;
    }
  };
  const urlOf = (fileName: string) => assetAddress(client, fileName);
  const components = new Map<string, string>();
  for (const name of [...componentsIn(client)].sort()) {
    // Some components have no styles of their own.
    const file = find(name);
    if (file) components.set(name, bareStyles(await readFile(file, 'utf8'), urlOf));
  }
  const foundationsFile = find('foundations');
  if (!foundationsFile) throw new Error('@rapport/ui has no foundations.css.');
  const foundations = await readFile(foundationsFile, 'utf8');
  const sheets = await readSite(join(root, own), site.resolve, urlOf);
  for (const { component, css } of sheets) {
    if (component) components.set(component, (components.get(component) ?? '') + minify(css, root));
  }
  const shared = sheets.filter(({ component }) => !component).map(({ css }) => css);
  const { fonts, rest } = takeFonts(minify(shared.join('\n'), root));
  return {
    order: layerOrder(foundations),
    foundations: withoutOverridden(bareStyles(foundations, urlOf), rest),
    fonts,
    components,
    site: rest,
  };
}

/** One of the site's stylesheets. */
interface Sheet {
  css: string;
  /** The component whose name the file has, if any: `Hero.css`. */
  component: string | undefined;
}

/**
 * Reads the site's own stylesheet and its imports, such as a theme and fonts. Leaves out the kit's
 * `styles.css`, because each page gets the stylesheets of its own components.
 */
async function readSite(
  file: string,
  resolve: (name: string) => string,
  urlOf: (fileName: string) => string | undefined,
): Promise<Sheet[]> {
  const css = await readFile(file, 'utf8');
  const imported = importsOf(css).filter((name) => name !== '@rapport/ui/styles.css');
  const parts = await Promise.all(
    imported.map((name) =>
      readSite(name.startsWith('.') ? join(dirname(file), name) : resolve(name), resolve, urlOf),
    ),
  );
  const [, component] = /^([A-Z]\w*)\.css$/.exec(basename(file)) ?? [];
  return [...parts.flat(), { css: bareStyles(css, urlOf), component }];
}

function minify(css: string, root: string): string {
  const options = { ...styleOptions(root), minify: true };
  return transform({ filename: 'site.css', code: Buffer.from(css), ...options }).code.toString();
}
