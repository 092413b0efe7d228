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
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root": see index.html.');

  // The visitor pressed Back before this script loaded, so the page is not the one at this address.
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) {
    location.reload();
    return;
  }

  if (container.hasChildNodes()) {
    hydrateRoot(container, site, {
      // Otherwise React recovers from a mismatch silently.
      onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
    });
  } else createRoot(container).render(site);

  // A prerendered page has only its first-paint styles inline; now add those of its other parts.
  const late = document.querySelector<HTMLTemplateElement>('template#late-styles');
  if (late) requestAnimationFrame(() => document.head.append(late.content));
}

// The script is async: if it is cached, it may run before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
