/**
 * Divides the site's styles for each page: what its first paint needs goes inline, the rest follows
 * later and has nothing twice. Class names of the kit are stable (`rp-Name`, `rp-Name-part`), so
 * the HTML itself says which components it has; and stylesheets of the kit may come in any order.
 */
import { elementsOf } from './html.ts';

/** Where the styles come from: each as it is in a page, see stylesheet.ts. */
export interface StyleSources {
  /** The order of the layers, which goes before all. */
  order: string;
  /** Tokens, reset, accents and fonts. */
  foundations: string;
  /** One stylesheet for each component that the site has code of. */
  components: ReadonlyMap<string, string>;
  /** The site's own. */
  site: string;
}

/** Names of the kit's components whose classes occur in the HTML. */
export function usedComponents(html: string): Set<string> {
  const classes = elementsOf(html).flatMap(
    ({ attributes }) => attributes['class']?.split(/\s+/) ?? [],
  );
  return new Set(classes.flatMap((name) => /^rp-([A-Z][A-Za-z0-9]*)/.exec(name)?.[1] ?? []));
}

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
  { order, foundations, components, site }: StyleSources,
): PageStyles {
  const used = usedComponents(html);
  const join = (parts: string[]) => order + parts.join('');
  const of = (wanted: (name: string) => boolean) =>
    [...components].filter(([name]) => wanted(name)).map(([, css]) => css);
  return {
    inline: join([foundations, ...of((name) => used.has(name)), site]),
    late: join(of((name) => !used.has(name) && own.has(name))),
    other: join(of((name) => !used.has(name) && !own.has(name))),
  };
}
