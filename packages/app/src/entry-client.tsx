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

  // Back, pressed before this script was here: the address names another page than the one loaded.
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) {
    location.reload();
    return;
  }

  if (container.hasChildNodes()) {
    hydrateRoot(container, site, {
      // React mends a mismatch silently otherwise.
      onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
    });
  } else createRoot(container).render(site);

  // A prerendered page has just the styles that it shows inline; now come those of everything else.
  const late = document.querySelector<HTMLTemplateElement>('template#late-styles');
  if (late) requestAnimationFrame(() => document.head.append(late.content));
}

// The script is async: where it is cached, it may be here before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
