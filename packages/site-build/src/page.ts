/** Puts a page together from the built index.html and what React rendered. */
import {
  edit,
  elementsOf,
  isModule,
  isStylesheet,
  textOf,
  type Edit,
  type HtmlElement,
} from './html.ts';
import { PICTURE, pictureTitle } from './pictures.ts';

/** What the head of a page says. */
export interface PageHead {
  siteName: string;
  title: string;
  description: string;
  /** Absolute address; left out for pages that no one should link to. */
  canonical?: string;
  /** Absolute address of what a link to the page is shown with; see pictures.ts. */
  picture?: string;
  themeColors: { light: string; dark: string };
}

export interface PageParts {
  head: PageHead;
  /** React's HTML, or '' for a page that only the client renders. */
  app: string;
  /** Styles to inline: all that the first paint needs. */
  css: string;
  /**
   * Address of the styles of what the page may show later. Without React's HTML they are needed at
   * once, and block painting.
   */
  stylesheet: string;
  /** Address of the styles of all other pages. */
  otherStylesheet: string;
  /** Further addresses of modules to load early. */
  modules: string[];
  /** Addresses of fonts to load early. */
  fonts: string[];
  /** HTML of what tells search engines more of the page, in schema.org's terms. */
  structuredData?: string;
  /** Shown with scripts off. */
  noScript?: string;
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const meta = (kind: 'name' | 'property', key: string, content: string, rest = '') =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}"${rest} />`;

function headTags({
  siteName,
  title,
  description,
  canonical,
  picture,
  themeColors,
}: PageHead): string[] {
  const scheme = (name: string) => ` media="(prefers-color-scheme: ${name})"`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(canonical
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', siteName),
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('property', 'og:url', canonical),
          ...(picture
            ? [
                meta('property', 'og:image', picture),
                meta('property', 'og:image:width', String(PICTURE.width)),
                meta('property', 'og:image:height', String(PICTURE.height)),
                meta('property', 'og:image:alt', pictureTitle(title, siteName)),
                meta('name', 'twitter:card', 'summary_large_image'),
              ]
            : []),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('name', 'theme-color', themeColors.light, scheme('light')),
    meta('name', 'theme-color', themeColors.dark, scheme('dark')),
  ];
}

/** React's `style` attributes: the policy forbids them, and the stylesheets say the same. */
export const withoutStyleAttributes = (html: string): string =>
  edit(
    html,
    elementsOf(html).flatMap(({ spans: { style } }) =>
      // With the space before it.
      style ? [{ start: style.start - 1, end: style.end, text: '' }] : [],
    ),
  );

/** The page's HTML. */
export function assemblePage(template: string, parts: PageParts): string {
  const { head, css, stylesheet, otherStylesheet, modules, fonts, structuredData, noScript } =
    parts;
  const link = linkTo(stylesheet);
  const early = [
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
    ),
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ];
  // The client adds the late ones once the page is interactive, and the others when another page is
  // asked for.
  const styles = [
    `<style>${css}</style>`,
    parts.app ? waiting('late-styles', link) : link,
    waiting('other-styles', linkTo(otherStylesheet)),
  ];

  const elements = elementsOf(template);
  const one = (what: string, is: (element: HtmlElement) => boolean): HtmlElement => {
    const [element, another] = elements.filter(is);
    if (!element || another) throw new Error(`index.html must have one ${what}`);
    return element;
  };
  const replaced = one('stylesheet', isStylesheet);
  const title = one('<title>', ({ name }) => name === 'title');
  const pageHead = one('<head>', ({ name }) => name === 'head');
  const root = one('<div id="root">', ({ attributes }) => attributes['id'] === 'root');
  const last = [...early, ...styles, ...(structuredData ? [structuredData] : [])];
  const gap = /^\s*/.exec(template.slice(replaced.end))?.[0].length ?? 0;
  return edit(template, [
    { start: replaced.start, end: replaced.end + gap, text: '' },
    // Async, so that the first paint waits for no script; in development plugin-react's own script
    // has to come first, so index.html does not say it.
    ...elements.filter(isModule).map(({ spans }) => insertAt(spans['type']!.end, ' async')),
    { ...title, text: headTags(head).join('\n    ') },
    insertAt(pageHead.inner.end, `${last.join('\n    ')}\n  `),
    { ...root.inner, text: withoutStyleAttributes(parts.app) },
    insertAt(root.end, noScript ? `\n    <noscript>${noScript}</noscript>` : ''),
  ]);
}

const insertAt = (index: number, text: string): Edit => ({ start: index, end: index, text });
const linkTo = (stylesheet: string) => `<link rel="stylesheet" href="${stylesheet}" />`;
const waiting = (id: string, link: string) => `<template id="${id}">${link}</template>`;

/** The bodies of a page's inline elements, for the hashes in its policy. */
export function inlinePieces(html: string): { scripts: string[]; styles: string[] } {
  const bodies = (wanted: string) =>
    elementsOf(html)
      .filter(({ name, attributes }) => name === wanted && isPolicied(attributes))
      .map((element) => textOf(html, element));
  return { scripts: bodies('script'), styles: bodies('style') };
}

/** Not a file, and not data, which no policy has to allow. */
const isPolicied = ({ src, type }: HtmlElement['attributes']): boolean =>
  src === undefined && type !== 'application/ld+json';
