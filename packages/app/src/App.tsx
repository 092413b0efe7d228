import { RapportProvider } from '@rapport/ui';
import { use, useDeferredValue, useMemo } from 'react';
import { Route, Routes, useLocation, type Location } from 'react-router-dom';
import { loadRoutes } from './route-table.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { SessionStore } from './session/store.ts';
import type { Route as PageRoute } from './shell/route.ts';
import { Scroll } from './shell/Scroll.tsx';
import { Visit } from './shell/Visit.tsx';
import { VisitorLink } from './shell/VisitorLink.tsx';

export interface AppProps {
  /** The session store: `createAppStore()`, or one with the in-memory backend. */
  store: SessionStore;
  /** The routes that are loaded at once. Any other path downloads the route table. */
  routes: PageRoute[];
}

/** The whole site. Render it inside a router; each entry chooses its own. */
export function App({ store, routes }: AppProps) {
  // On Back, React renders the next page synchronously, even if its code is not loaded. Deferring
  // the location keeps the old page until the new one is ready.
  const location = useDeferredValue(useLocation());
  const [home, ...others] = useTable(routes, location);
  return (
    <RapportProvider linkComponent={VisitorLink}>
      <SessionProvider store={store}>
        <Scroll location={location} />
        <Routes location={location}>
          {others.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              caseSensitive
              element={<Visit route={route} />}
            />
          ))}
          <Route path="*" element={<Visit route={home} />} />
        </Routes>
      </SessionProvider>
    </RapportProvider>
  );
}

/** Returns routes that may match a location. The first is for every unknown path. */
function useTable(routes: PageRoute[], location: Location): [PageRoute, ...PageRoute[]] {
  const { pathname } = location;
  const table = useMemo(
    // Once per visit: a page that failed must not try again while the visitor is leaving it.
    () => (routes.some(({ path }) => path === pathname) ? null : loadRoutes()),
    // oxlint-disable-next-line react/exhaustive-deps -- the location stands for the visit
    [routes, location],
  );
  const failed = useMemo(() => unknownRoute(pathname), [pathname]);
  const [first = failed, ...others] = (table ? use(table) : routes) ?? [];
  return [first, ...others];
}

/**
 * Stands in for a page while the route table is missing. It fails like a page that does not load.
 */
const unknownRoute = (path: string): PageRoute => ({
  path,
  title: 'Error · Rapport',
  description: '',
  accent: 'primary',
  access: 'public',
  load() {
    throw new Error('The route table didn’t load.');
  },
});
