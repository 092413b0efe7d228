/** The parts of a page around React's HTML. */
import { PICTURE } from './pictures.ts';

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
  /** Addresses of the modules to preload. */
  modules: string[];
  /** Addresses of the modules that a stored session needs; index.html appends them. */
  sessionModules: string[];
  /** HTML with schema.org data about the page for search engines. */
  structuredData?: string;
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const meta = (kind: 'name' | 'property', key: string, content: string, rest = '') =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}"${rest} />`;

export const preload = (module: string) =>
  `<link rel="modulepreload" crossorigin href="${module}" />`;

/** Returns the tags that take the place of `<!--head-->` in index.html. */
export function headTags(head: PageHead): string {
  const { siteName, title, description, canonical, picture, pictureAlt = '', themeColors } = head;
  const scheme = (name: string) => ` media="(prefers-color-scheme: ${name})"`;
  return [
    `<template id="session-modules">${head.sessionModules.map(preload).join('')}</template>`,
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
        ]
      : [meta('name', 'robots', 'noindex')]),
    ...(picture
      ? [
          meta('property', 'og:image', picture),
          meta('property', 'og:image:width', String(PICTURE.width)),
          meta('property', 'og:image:height', String(PICTURE.height)),
          meta('property', 'og:image:alt', pictureAlt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    meta('name', 'theme-color', themeColors.light, scheme('light')),
    meta('name', 'theme-color', themeColors.dark, scheme('dark')),
    ...head.modules.map(preload),
    ...(head.structuredData ? [head.structuredData] : []),
  ].join('\n    ');
}

/**
 * Removes `style` attributes from React's HTML: the policy forbids them, and the stylesheets cover
 * them. React escapes the quotes in texts and values, so nothing else looks like one.
 */
export const withoutStyleAttributes = (html: string): string =>
  html.replaceAll(/ style="[^"]*"/g, '');

/** Inline scripts and styles, but neither files nor data. */
const INLINE = /<(script|style)(?![^>]*(?: src=|json))[^>]*>([^]*?)<\/\1>/g;

/** Returns the contents of a page's inline scripts and styles, for the hashes in its policy. */
export function inlinePieces(html: string): { scripts: string[]; styles: string[] } {
  const pieces = [...html.matchAll(INLINE)];
  const bodies = (wanted: string) =>
    pieces.flatMap(([, name, body = '']) => (name === wanted ? [body] : []));
  return { scripts: bodies('script'), styles: bodies('style') };
}
