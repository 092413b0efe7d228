import './shell/trusted-types.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createAppStore } from './session/app-store.ts';

const site = (
  <BrowserRouter>
    <App store={createAppStore()} />
  </BrowserRouter>
);

function start(): void {
  const container = document.getElementById('root') as HTMLElement; // see index.html

  // The visitor pressed Back before this script loaded, so the page is not the one at this address.
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) {
    location.reload();
    return;
  }

  // A host also serves a page at other spellings of its path, such as `/%61bout` or `//about`.
  // React would find a mismatch there, because the page was rendered at its own path.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const path = canonical && new URL(canonical.href).pathname;
  if (path && path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }

  if (container.hasChildNodes()) {
    hydrateRoot(container, site, {
      // Otherwise React recovers from a mismatch silently.
      onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
    });
  } else createRoot(container).render(site);
}

// The script is async: if it is cached, it may run before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
