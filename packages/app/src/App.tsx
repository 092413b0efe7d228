import { LinkProvider } from '@rapport/ui';
import { Suspense, use } from 'react';
import { Navigate, Route as RouterRoute, Routes } from 'react-router-dom';
import { routes, type Route } from './routes.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { SessionStore } from './session/store.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { PageChanges } from './shell/PageChanges.tsx';
import { RouterLink } from './shell/RouterLink.tsx';

export interface AppProps {
  /** Who the visitor is: `createAppStore()`, or one with the in-memory backend. */
  store: SessionStore;
}

/** The whole site. Rendered inside a router, which the entry chooses. */
export function App({ store }: AppProps) {
  return (
    <LinkProvider component={RouterLink}>
      <SessionProvider store={store}>
        <PageChanges />
        <ErrorBoundary>
          <Suspense>
            <Routes>
              {routes.map((route) => (
                <RouterRoute key={route.path} path={route.path} element={<Page route={route} />} />
              ))}
              <RouterRoute path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </SessionProvider>
    </LinkProvider>
  );
}

function Page({ route }: { route: Route }) {
  const page = (
    <div data-accent={route.accent}>
      <Content load={route.load} />
    </div>
  );
  return route.access === 'signedIn' ? <RequireSession>{page}</RequireSession> : page;
}

function Content({ load }: Pick<Route, 'load'>) {
  const { default: Loaded } = use(load());
  return <Loaded />;
}
