import { describe, expect, test } from 'vitest';
import { elementsOf } from './html.ts';
import { assemblePage, inlinePieces, withoutStyleAttributes, type PageParts } from './page.ts';

const template = `<!doctype html>
<html lang="en">
  <head>
    <title>Rapport</title>
    <script>
      hint();
    </script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const parts: PageParts = {
  head: {
    siteName: 'Rapport',
    title: 'Brands & creators',
    description: 'Say "hello"',
    canonical: 'https://rapport.example/login',
    picture: 'https://rapport.example/og/login.png',
    pictureAlt: '“Brands & creators” beside a drawing',
    themeColors: { light: 'white', dark: 'black' },
  },
  app: '<h1>Hello $& there</h1>',
  css: '.a{}',
  stylesheet: '/assets/late.css',
  otherStylesheet: '/assets/other.css',
  modules: ['/assets/Page.js'],
  sessionModules: ['/assets/session.js'],
  fonts: [{ family: 'Text', weight: '400 700', href: '/assets/a.woff2' }],
  fontStylesheet: '/assets/fonts.css',
  arrival: 'arrive()',
  route: { path: '/login', title: '</script>', load: () => null, module: '/assets/Page.js' },
  structuredData: '<script type="application/ld+json">{"@type":"Thing"}</script>',
};

describe('a prerendered page', () => {
  const html = assemblePage(template, parts);

  test('describes itself in its head', () => {
    expect(html).toContain('<title>Brands &amp; creators</title>');
    expect(html).toContain('<meta name="description" content="Say &quot;hello&quot;" />');
    expect(html).toContain('<link rel="canonical" href="https://rapport.example/login" />');
    expect(html).toContain('<meta property="og:url" content="https://rapport.example/login" />');
    expect(html).toContain('content="black" media="(prefers-color-scheme: dark)"');
    expect(html).not.toContain('noindex');
  });

  test('has a large link preview with a text alternative', () => {
    for (const tag of [
      '<meta property="og:image" content="https://rapport.example/og/login.png" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta property="og:image:alt" content="“Brands &amp; creators” beside a drawing" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ])
      expect(html).toContain(tag);
  });

  test('includes structured data, which the policy does not have to allow', () => {
    expect(html).toContain('{"@type":"Thing"}</script>\n  </head>');
  });

  test('carries its own route as data', () => {
    const [, data = ''] =
      /<script type="application\/json" id="route">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({
      path: '/login',
      title: '</script>',
      module: '/assets/Page.js',
    });
  });

  test('contains the app’s HTML unchanged', () => {
    expect(html).toContain('<div id="root"><h1>Hello $& there</h1></div>');
  });

  test('paints from inline styles; other styles wait in templates, or load at once without scripts', () => {
    const late = '<link rel="stylesheet" href="/assets/late.css" />';
    expect(html).toContain('<style>.a{}</style>');
    const fonts = '<link rel="stylesheet" href="/assets/fonts.css" />';
    const other = '<link rel="stylesheet" href="/assets/other.css" />';
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toHaveLength(5);
    expect(html).toContain(`<template id="late-styles">${late}`);
    expect(html).toContain(`<noscript>${late}${fonts}</noscript>`);
    expect(html).toContain(`<template id="other-styles">${other}${fonts}</template>`);
  });

  test('requests fonts, modules and scripts after the first paint', () => {
    const inTemplate = (id: string) =>
      elementsOf(html).flatMap(({ template: of, attributes: { rel, href, src } }) =>
        of === id ? [`${rel ?? 'script'} ${href ?? src}`] : [],
      );
    expect(inTemplate('late-styles')).toEqual([
      'stylesheet /assets/late.css',
      'preload /assets/a.woff2',
    ]);
    expect(inTemplate('late-scripts')).toEqual([
      'modulepreload /assets/Page.js',
      'modulepreload /assets/base.js',
      'script /assets/index.js',
    ]);
    expect(html).toContain('data-family="Text" data-weight="400 700"');
    expect(html.match(/index\.js/g)).toHaveLength(1);
    expect(html).toContain('<script>arrive()</script>');
  });

  test('keeps the modules of a session in a template before any script', () => {
    const [place, hint] = ['/assets/session.js', 'hint()'].map((text) => html.indexOf(text));
    expect(html).toContain('<template id="session-modules"><link rel="modulepreload"');
    expect(place).toBeLessThan(hint!);
  });
});

test('a page that only the client renders links its styles, is not indexed and has help for visitors without scripts', () => {
  const { canonical: _, picture: _picture, ...head } = parts.head;
  const html = assemblePage(template, { ...parts, head, app: '', noScript: '<p>Turn it on</p>' });
  expect(html).toContain('<div id="root"></div>\n    <noscript><p>Turn it on</p></noscript>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/late.css" />');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('<script type="module" async crossorigin src="/assets/index.js">');
  expect(html).not.toMatch(/late-|arrive|canonical/);
  expect(assemblePage(template, { ...parts, app: '', signedIn: true })).toContain(
    '<html data-access="signedIn"',
  );
});

test('a template without a place for something is rejected', () => {
  expect(() => assemblePage(template.replace('root', 'other'), parts)).toThrow('<div id="root">');
});

test('withoutStyleAttributes does not change text', () => {
  const html = '<input style="position:absolute;top:0" type="radio"/><p>a style="b" c</p>';
  expect(withoutStyleAttributes(html)).toBe('<input type="radio"/><p>a style="b" c</p>');
});

test('inlinePieces returns the exact contents, and no files', () => {
  const pieces = inlinePieces(assemblePage(template, parts));
  expect(pieces).toEqual({ scripts: ['\n      hint();\n    ', 'arrive()'], styles: ['.a{}'] });
});
