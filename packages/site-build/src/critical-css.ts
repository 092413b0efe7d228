/**
 * Splits the site's styles for each page: the styles of its first paint are inlined, the rest load
 * after it, and nothing loads twice. Class names are stable (`rp-Name`, `rp-Name-part`), so the HTML
 * shows which components it uses; the stylesheets of components work in any order. The
 * site's stylesheet for a component, which has its name, follows the kit's.
 */
import type { FirstView } from './first-view.ts';
import { elementsOf } from './html.ts';
import { takePrint } from './stylesheet.ts';

/** The styles to split, each ready to be put in a page; see stylesheet.ts. */
export interface StyleSources {
  /** The layer order, which has to come first. */
  order: string;
  /** Tokens, reset and accents. */
  foundations: string;
  /** The faces of downloaded fonts, which have their own stylesheet. */
  fonts: string;
  /** The styles of each component in the site's code: the kit's, then the site's own. */
  components: ReadonlyMap<string, string>;
  /** The site's own styles that belong to no component. */
  site: string;
}

/** Returns the names of the components whose classes appear in the HTML. */
export function usedComponents(html: string): Set<string> {
  const classes = elementsOf(html).flatMap(
    ({ attributes }) => attributes['class']?.split(/\s+/) ?? [],
  );
  return new Set(classes.flatMap((name) => /^rp-([A-Z][A-Za-z0-9]*)/.exec(name)?.[1] ?? []));
}

/** A page's styles. */
export interface PageStyles {
  /** Styles for its head: foundations, the components in its first view, and the site's own styles. */
  inline: string;
  /** The other components in the page's HTML and code, and perhaps the print styles of these. */
  late: string;
  /** The components that only other pages use. */
  other: string;
}

/**
 * Splits the styles for a page.
 * @param view The part of its HTML that is painted first.
 * @param html All of its HTML.
 * @param own Names of the components in the page's code.
 */
export function divideStyles(
  { first, isPrintLate }: Pick<FirstView, 'first' | 'isPrintLate'>,
  html: string,
  own: ReadonlySet<string>,
  { order, foundations, components, site }: Omit<StyleSources, 'fonts'>,
): PageStyles {
  const early = usedComponents(first);
  const used = new Set([...usedComponents(html), ...own]);
  const join = (parts: string[]) => order + parts.join('');
  const of = (wanted: (name: string) => boolean) =>
    [...components].filter(([name]) => wanted(name)).map(([, css]) => css);
  const needed = [foundations, ...of((name) => early.has(name))];
  const [now, later] = isPrintLate
    ? [needed.map((css) => takePrint(css).screen), needed.map((css) => takePrint(css).print)]
    : [needed, []];
  return {
    inline: join([...now, site]),
    late: join([...later, ...of((name) => !early.has(name) && used.has(name))]),
    other: join(of((name) => !early.has(name) && !used.has(name))),
  };
}
