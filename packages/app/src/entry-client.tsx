import './shell/trusted-types.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadRoutes } from './route-table.ts';
import { createAppStore } from './session/app-store.ts';
import { once } from './shell/once.ts';
import { watchIntent } from './shell/intent.ts';
import type { Route } from './shell/route.ts';

/** Returns the route that the build wrote into the page; `null` in development. */
function routeOfPage(): Route | null {
  const written = document.getElementById('route')?.textContent;
  if (!written) return null;
  const { module, ...route } = JSON.parse(written) as Omit<Route, 'load'> & { module: string };
  const load = (): ReturnType<Route['load']> => import(/* @vite-ignore */ module);
  return { ...route, load: once(load) };
}

async function start(): Promise<void> {
  const container = document.getElementById('root') as HTMLElement; // see index.html

  // The visitor pressed Back before this script loaded, so the page is not the one at this address.
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) {
    location.reload();
    return;
  }

  // A host also serves a page at other spellings of its path, such as `/%61bout` or `//about`, and
  // the home page at unknown paths. React would find a mismatch there, because the build rendered
  // the page at its own path.
  const route = routeOfPage();
  if (route && route.path !== location.pathname) {
    // Without content, this is the page for unknown paths, and the router passes on which path.
    const usr = container.hasChildNodes() ? null : location.pathname;
    history.replaceState(
      { ...history.state, usr },
      '',
      route.path + location.search + location.hash,
    );
  }

  const isSent = container.hasChildNodes();
  try {
    if (isSent) await route?.load();
  } catch (error) {
    // Without its code, the page stays readable as it was sent, and its links work.
    console.error(error);
    delete document.documentElement.dataset.session; // see index.html
    return;
  }

  const site = (
    <BrowserRouter>
      <App store={createAppStore()} routes={route ? [route] : ((await loadRoutes()) ?? [])} />
    </BrowserRouter>
  );
  if (isSent) {
    // A transition makes React hydrate in slices of 5 ms. Otherwise it takes one task of 15 to 38
    // ms on a fast machine (decision 29).
    startTransition(() => {
      hydrateRoot(container, site, {
        // Without this, React recovers from a mismatch silently.
        onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
      });
    });
  } else createRoot(container).render(site);

  // Runs once the page is shown or has failed.
  const watch = () => watchIntent(loadRoutes);
  if (route) route.load().then(watch, watch);
}

// The script is async: if it is cached, it may run before the page is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start());
} else void start();
