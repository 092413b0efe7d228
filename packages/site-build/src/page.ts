/** Assembles a page from the built index.html and React's HTML. */
import {
  edit,
  elementsOf,
  isModule,
  isPreload,
  isStylesheet,
  textOf,
  type Edit,
  type HtmlElement,
} from './html.ts';
import { PICTURE } from './pictures.ts';
import type { Font } from './stylesheet.ts';

/** The content of a page's head. */
export interface PageHead {
  siteName: string;
  title: string;
  description: string;
  /** Absolute address; omitted for pages that should not be indexed. */
  canonical?: string;
  /** Absolute address of the link preview picture; see pictures.ts. */
  picture?: string;
  /** A description of the picture. */
  pictureAlt?: string;
  themeColors: { light: string; dark: string };
}

export interface PageParts {
  head: PageHead;
  /** React's HTML; '' for a page that only the client renders. */
  app: string;
  /** Styles to inline: everything that the first paint needs. */
  css: string;
  /**
   * Address of the page's other styles. Without React's HTML they are needed at once, so they block
   * painting.
   */
  stylesheet: string;
  /** Address of the styles for all other pages. */
  otherStylesheet: string;
  /** Addresses of additional modules to preload. */
  modules: string[];
  /** Addresses of the modules that a stored session needs. */
  sessionModules: string[];
  /** Fonts to preload. */
  fonts: Font[];
  /** Address of the stylesheet with all fonts, including those for rare characters. */
  fontStylesheet: string;
  /** The script that requests the rest of a page with React's HTML after its first paint: arrival.js. */
  arrival: string;
  /** Whether the page is for visitors with an account, so that only the client can render it. @default false */
  signedIn?: boolean;
  /** The page's route and the address of its module, as data for the client: `#route`. */
  route?: object;
  /** HTML with schema.org data about the page for search engines. */
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
  pictureAlt = '',
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
                meta('property', 'og:image:alt', pictureAlt),
                meta('name', 'twitter:card', 'summary_large_image'),
              ]
            : []),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('name', 'theme-color', themeColors.light, scheme('light')),
    meta('name', 'theme-color', themeColors.dark, scheme('dark')),
  ];
}

/** Removes `style` attributes: the policy forbids them, and the stylesheets cover them. */
export const withoutStyleAttributes = (html: string): string =>
  edit(
    html,
    elementsOf(html).flatMap(({ spans: { style } }) =>
      // Including the space before it.
      style ? [{ start: style.start - 1, end: style.end, text: '' }] : [],
    ),
  );

/** Assembles the page's HTML. */
export function assemblePage(template: string, parts: PageParts): string {
  const { head, app, css, stylesheet, otherStylesheet, route, structuredData, noScript } = parts;
  // In a script, `<` could begin its end tag.
  const data = JSON.stringify(route ?? null).replaceAll('<', String.raw`\u003c`);
  const own = route ? [`<script type="application/json" id="route">${data}</script>`] : [];

  const elements = elementsOf(template);
  const one = (what: string, is: (element: HtmlElement) => boolean): HtmlElement => {
    const [element, another] = elements.filter(is);
    if (!element || another) throw new Error(`index.html must have one ${what}`);
    return element;
  };
  const replaced = one('stylesheet', isStylesheet);
  const title = one('<title>', ({ name }) => name === 'title');
  const document = one('<html>', ({ name }) => name === 'html');
  const pageHead = one('<head>', ({ name }) => name === 'head');
  const root = one('<div id="root">', ({ attributes }) => attributes['id'] === 'root');
  const scripts = elements.filter((element) => isModule(element) || isPreload(element));
  const modules = [
    ...parts.modules.map(preload),
    // Async, so that no script delays the first paint. It cannot be in index.html, because in
    // development plugin-react's own script has to run first.
    ...scripts.map(({ start, end, spans, name }) => {
      const tag = template.slice(start, end);
      const typeEnd = (spans['type']?.end ?? start) - start;
      return name === 'script' ? edit(tag, [insertAt(typeEnd, ' async')]) : tag;
    }),
  ];
  const fonts = parts.fonts.map(
    ({ family, weight, href }) =>
      `<link rel="preload" as="font" crossorigin href="${href}" data-family="${escapeHtml(family)}" data-weight="${weight}" />`,
  );
  const link = linkTo(stylesheet);
  const fontLink = linkTo(parts.fontStylesheet);
  const last = [
    `<style>${css}</style>`,
    ...(app
      ? [
          waiting('late-styles', link + fonts.join('')),
          `<noscript>${link}${fontLink}</noscript>`,
          waiting('late-scripts', modules.join('')),
          `<script>${parts.arrival}</script>`,
        ]
      : [...fonts, ...modules, fontLink, link]),
    // The client adds these when the visitor opens another page.
    waiting('other-styles', linkTo(otherStylesheet) + (app ? fontLink : '')),
    ...own,
    ...(structuredData ? [structuredData] : []),
  ];
  // Comes before the scripts, one of which may use it.
  const session = waiting('session-modules', parts.sessionModules.map(preload).join(''));
  return edit(template, [
    // For the scripts of index.html.
    insertAt(document.start + '<html'.length, parts.signedIn ? ' data-access="signedIn"' : ''),
    ...[replaced, ...scripts].map((element) => ({ ...withGap(template, element), text: '' })),
    { ...title, text: [session, ...headTags(head)].join('\n    ') },
    insertAt(pageHead.inner.end, `${last.join('\n    ')}\n  `),
    { ...root.inner, text: withoutStyleAttributes(app) },
    insertAt(root.end, noScript ? `\n    <noscript>${noScript}</noscript>` : ''),
  ]);
}

/** Returns the span of an element and the space after it. */
const withGap = (html: string, { start, end }: HtmlElement) => ({
  start,
  end: end + (/^\s*/.exec(html.slice(end))?.[0].length ?? 0),
});

const insertAt = (index: number, text: string): Edit => ({ start: index, end: index, text });
const linkTo = (stylesheet: string) => `<link rel="stylesheet" href="${stylesheet}" />`;
const preload = (module: string) => `<link rel="modulepreload" crossorigin href="${module}" />`;
const waiting = (id: string, link: string) => `<template id="${id}">${link}</template>`;

/** Returns the contents of a page's inline scripts and styles, for the hashes in its policy. */
export function inlinePieces(html: string): { scripts: string[]; styles: string[] } {
  const bodies = (wanted: string) =>
    elementsOf(html)
      .filter(({ name, attributes }) => name === wanted && isPolicied(attributes))
      .map((element) => textOf(html, element));
  return { scripts: bodies('script'), styles: bodies('style') };
}

/** Whether a policy must allow a script by hash, because it is neither a file nor data. */
const isPolicied = ({ src, type = '' }: HtmlElement['attributes']): boolean =>
  src === undefined && !/^application\/(?:ld\+)?json$/.test(type);
