import { LinkProvider } from '@rapport/ui';
import { useDeferredValue } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { home, routes } from './routes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { SessionStore } from './session/store.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import { Scroll } from './shell/Scroll.tsx';
import { Visit } from './shell/Visit.tsx';

export interface AppProps {
  /** Who the visitor is: `createAppStore()`, or one with the in-memory backend. */
  store: SessionStore;
}

/** The whole site. Rendered inside a router, which the entry chooses. */
export function App({ store }: AppProps) {
  // React renders what follows on Back at once, even if it is not loaded; deferred, the old page
  // stays until the new one can take its place.
  const location = useDeferredValue(useLocation());
  return (
    <LinkProvider component={RouterLink}>
      <SessionProvider store={store}>
        <Scroll location={location} />
        <Routes location={location}>
          {routes.map((route) => (
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
    </LinkProvider>
  );
}
