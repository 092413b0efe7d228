/**
 * The styles that a page's first paint needs: the foundations, those of the kit's components in its
 * HTML, and the site's own. Class names of the kit are stable (`rp-Name`, `rp-Name-part`), so the
 * HTML itself says which components it has.
 */

/** Where the styles come from. */
export interface StyleSources {
  /** Layers, tokens, reset, accents and fonts. */
  foundations: string;
  /** One stylesheet a component, in the order in which they cascade. */
  components: ReadonlyMap<string, string>;
  /** The site's own. */
  site: string;
}

/** Names of the kit's components whose classes occur in the HTML. */
export function usedComponents(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, classes] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const [, name] of (classes as string).matchAll(/(?:^|\s)rp-([A-Z][A-Za-z0-9]*)/g)) {
      used.add(name as string);
    }
  }
  return used;
}

/** Without its imports: what they lead to is either in the HTML too, or not needed. */
export const withoutImports = (css: string): string =>
  css.replaceAll(/@import\s+(?:url\()?["'][^"']+["']\)?[^;]*;\s*/g, '');

/** Comments and runs of white space out; enough for a small stylesheet without strings. */
export const squeeze = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim();

/** The stylesheet to put into a page's head. */
export function criticalCss(html: string, sources: StyleSources): string {
  const used = usedComponents(html);
  const components = [...sources.components].filter(([name]) => used.has(name));
  const parts = [sources.foundations, ...components.map(([, css]) => css), sources.site];
  // The order of the layers is stated once, by the foundations.
  const [order] = /@layer [^;{]+;/.exec(sources.foundations) ?? [];
  const rest = parts.map((css) => withoutImports(css).trim());
  if (!order) return rest.join('');
  return order + rest.map((css) => css.replaceAll(order, '').trim()).join('');
}

/**
 * Points `url(…)` of the kit's stylesheets at the files of the build.
 * @throws when a stylesheet names a file that the build does not have.
 */
export function withBuiltUrls(
  css: string,
  urlOf: (fileName: string) => string | undefined,
): string {
  return css.replaceAll(/url\((["']?)(?!data:|#)([^)"']+)\1\)/g, (_, _quote, path: string) => {
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    const url = urlOf(fileName);
    if (!url) throw new Error(`The kit's CSS names ${path}, which is not in the site's build.`);
    return `url(${url})`;
  });
}
