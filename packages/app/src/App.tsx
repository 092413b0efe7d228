import { LinkProvider } from '@rapport/ui';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from './routes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { SessionStore } from './session/store.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { otherStyles } from './shell/other-styles.ts';
import { PageChanges } from './shell/PageChanges.tsx';
import { Redirect } from './shell/Redirect.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import type { Route } from './shell/route.ts';
import { RouterLink } from './shell/RouterLink.tsx';

export interface AppProps {
  /** Who the visitor is: `createAppStore()`, or one with the in-memory backend. */
  store: SessionStore;
}

/** The whole site. Rendered inside a router, which the entry chooses. */
export function App({ store }: AppProps) {
  // React renders what follows on Back at once, even if it is not loaded; deferred, the old page
  // stays until the new one can take its place.
  const location = useDeferredValue(useLocation());
  const route = routeOf(location.pathname);
  const [first] = useState(route);
  return (
    <LinkProvider component={RouterLink}>
      <SessionProvider store={store}>
        <PageChanges location={location} route={route} />
        {location.pathname !== route.path && <Redirect key={location.key} to={route.path} />}
        {/* Outlives a change of page, so that the old one stays until the new one is loaded. */}
        <Suspense>
          {/* With a key, so that one page which failed stands in no other's way. */}
          <ErrorBoundary key={route.path}>
            <Page route={route} visit={route === first ? null : location.key} />
          </ErrorBoundary>
        </Suspense>
      </SessionProvider>
    </LinkProvider>
  );
}

interface PageProps {
  route: Route;
  /** The key of its entry of the history; `null` for the page that was loaded, which has its styles. */
  visit: string | null;
}

function Page({ route, visit }: PageProps) {
  const page = (
    <div data-accent={route.accent}>
      <Content load={route.load} visit={visit} />
    </div>
  );
  return route.access === 'signedIn' ? <RequireSession>{page}</RequireSession> : page;
}

function Content({ load, visit }: Pick<Route, 'load'> & Pick<PageProps, 'visit'>) {
  // Both at a time; the old page stays until both are there. Where the styles could not be had, the
  // page stays without them.
  const [styles] = useState(() => (visit === null ? null : otherStyles(visit)));
  const page = load();
  if (styles) use(styles);
  const { default: Loaded } = use(page);
  return <Loaded />;
}
