import { RapportProvider } from '@rapport/ui';
import { useDeferredValue } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { home, routes } from './routes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { SessionStore } from './session/store.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import { Scroll } from './shell/Scroll.tsx';
import { Visit } from './shell/Visit.tsx';

export interface AppProps {
  /** The session store: `createAppStore()`, or one with the in-memory backend. */
  store: SessionStore;
}

/** The whole site. Render it inside a router; each entry chooses its own. */
export function App({ store }: AppProps) {
  // On Back, React renders the next page synchronously, even if its code is not loaded. Deferring
  // the location keeps the old page until the new one is ready.
  const location = useDeferredValue(useLocation());
  return (
    <RapportProvider linkComponent={RouterLink}>
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
    </RapportProvider>
  );
}
