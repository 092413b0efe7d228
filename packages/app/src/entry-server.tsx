import { text } from 'node:stream/consumers';
import { Container, ErrorPanel, JsonLd, Section, type ErrorPanelProps } from '@rapport/ui';
import { tokens } from '@rapport/ui/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { descriptions } from './content/descriptions.ts';
import * as notices from './content/notices.ts';
import { createAppStore } from './session/app-store.ts';

export { descriptions };
export { routes } from './routes.tsx';

/** The page's ground, for the browser's own frame around it. */
export const themeColors = tokens['color.canvas'];

/**
 * The HTML of a page as a visitor who is not signed in sees it, lazy parts included.
 * @throws when anything in the page fails, which React alone would leave to the client.
 */
export async function render(url: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <App store={createAppStore()} />
    </StaticRouter>,
    {
      // A boundary that is larger would be put at the end of the page and moved by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${url} cannot be rendered.`, { cause: errors[0] });
  return html;
}

/** What search engines are told of the company, on the home page; see schema.org/Organization. */
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

/** The HTML of a page that says one thing, for visitors without scripts. */
const renderNotice = (content: ErrorPanelProps['content']): string =>
  renderToStaticMarkup(
    <main>
      <Section padding="sm">
        <Container>
          <ErrorPanel content={content} headingLevel={1} />
        </Container>
      </Section>
    </main>,
  );

/** What visitors with scripts off see on a page that only the client can fill. */
export const noScript = renderNotice(notices.noScript);

/** The page of unknown addresses, which leads to the home page where scripts run. */
export const notFound = {
  title: 'Page not found · Rapport',
  description: 'There is no page at this address.',
  noScript: renderNotice(notices.notFound),
};
