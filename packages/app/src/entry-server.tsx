import { text } from 'node:stream/consumers';
import { Container, ErrorPanel, JsonLd, Section, type ErrorPanelProps } from '@rapport/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { descriptions } from './content/descriptions.ts';
import * as notices from './content/notices.ts';
import { createRoutes, sitePages } from './routes.tsx';
import { createAppStore } from './session/app-store.ts';

/** What the build needs to know about each page. */
export const pages = sitePages.map(({ path, title, file, access }) => ({
  path,
  title,
  description: descriptions[path] ?? '',
  module: `src/pages/${file}`,
  isPublic: access !== 'signedIn',
}));

export { themeColors } from './brand/theme-colors.ts';

/** Returns the alternative text of a page's link preview. See scripts/lib/picture-page.tsx. */
export const pictureAlt = (title: string): string =>
  `“${title}” in large letters below the Rapport logo, beside a drawing in coral, green and plum.`;

/**
 * Renders a page, lazy parts included, as a signed-out visitor sees it.
 * @throws when any part of the page fails; React alone would leave that part to the client.
 */
export async function render(url: string): Promise<string> {
  const errors: unknown[] = [];
  const { query, dataRoutes } = createStaticHandler(createRoutes(createAppStore()));
  const context = await query(new Request(new URL(url, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${url} redirects.`);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      // React would put larger boundaries at the end of the page and move them with a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${url} can’t be rendered.`, { cause: errors[0] });
  return html;
}

/** Structured data about the company, for the home page. @see https://schema.org/Organization */
export const renderOrganization = (siteUrl: string): string =>
  renderToStaticMarkup(
    <JsonLd
      data={{
        '@type': 'Organization',
        '@id': new URL('/#organization', siteUrl).href,
        name: 'Rapport',
        url: new URL('/', siteUrl).href,
        logo: new URL('/icons/icon-512.png', siteUrl).href,
        description: descriptions['/'],
        foundingDate: '2022',
      }}
    />,
  );

/** Renders a one-message page for visitors with scripts off. */
const renderNotice = (content: ErrorPanelProps['content']): string =>
  renderToStaticMarkup(
    // In `noscript`, HTML allows no `main`.
    <div>
      <Section padding="sm">
        <Container>
          <ErrorPanel content={content} headingLevel={1} />
        </Container>
      </Section>
    </div>,
  );

/** Shown to visitors with scripts off on a page that only the client renders. */
export const noScript = renderNotice(notices.noScript);

/** The page for unknown addresses. With scripts on, it leads to the home page. */
export const notFound = {
  title: 'Page not found · Rapport',
  description: 'We can’t find a page at this address.',
  noScript: renderNotice(notices.notFound),
};
