/**
 * Divides the site's styles for each page: what its first paint needs goes inline, the rest follows
 * later and has nothing twice. Class names of the kit are stable (`rp-Name`, `rp-Name-part`), so
 * the HTML itself says which components it has; and stylesheets of the kit may come in any order.
 */

/** Where the styles come from. */
export interface StyleSources {
  /** Layers, tokens, reset, accents and fonts. */
  foundations: string;
  /** One stylesheet for each component that the site has code of. */
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

/** A page's styles. */
export interface PageStyles {
  /** For its head: foundations, the components in its HTML, the site's own. */
  inline: string;
  /** The other components that the page has code of: what an interaction may show. */
  late: string;
  /** All components of other pages. */
  other: string;
}

/**
 * Divides the styles for a page.
 * @param html What its first paint shows.
 * @param own Names of the components that it has code of.
 */
export function divideStyles(
  html: string,
  own: ReadonlySet<string>,
  sources: StyleSources,
): PageStyles {
  const used = usedComponents(html);
  // The order of the layers is stated once in each of them.
  const [order = ''] = /@layer [^;{]+;/.exec(sources.foundations) ?? [];
  const join = (parts: string[]) =>
    order + parts.map((css) => withoutImports(css).replaceAll(order, '').trim()).join('');
  const components = [...sources.components];
  const of = (wanted: (name: string) => boolean) =>
    components.filter(([name]) => wanted(name)).map(([, css]) => css);
  return {
    inline: join([sources.foundations, ...of((name) => used.has(name)), sources.site]),
    late: join(of((name) => !used.has(name) && own.has(name))),
    other: join(of((name) => !used.has(name) && !own.has(name))),
  };
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
