import './shell/trusted-types.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from './routes.tsx';
import { createAppStore } from './session/app-store.ts';

// The visitor pressed Back before this script loaded, so the page is not the one at this address.
const [loaded] = performance.getEntriesByType('navigation');
if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();

const container = document.getElementById('root') as HTMLElement; // see index.html
const router = createBrowserRouter(createRoutes(createAppStore()));

// The router starts with the code of the page, which the first render needs to match the HTML.
const stop = router.subscribe(show);
show();

function show(): void {
  const { initialized, errors } = router.state;
  if (!initialized) return;
  stop();
  const site = <RouterProvider router={router} />;
  if (!container.firstElementChild) createRoot(container).render(site);
  else if (errors) {
    // Without its code, the page stays readable as it was sent, and its links work.
    console.error(errors);
    delete document.documentElement.dataset.session; // see index.html
    addEventListener('popstate', () => location.reload());
  } else {
    // A transition makes React hydrate in slices, so that the page responds in between.
    startTransition(() => {
      hydrateRoot(container, site, {
        // Without this, React recovers from a mismatch silently.
        onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
      });
    });
  }
}
