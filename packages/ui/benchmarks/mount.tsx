/** Runs in the browser: the functions that the benchmark calls and the pages it clicks on. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Page as All } from './scenarios/all.tsx';
import { Page as Faq } from './scenarios/faq.tsx';

const COPIES = Array.from({ length: 200 }, (_, index) => index);
const container = document.createElement('div');
document.body.append(container);

/** Mounts 200 FAQs of ten questions. */
function mount(): void {
  const root = createRoot(container);
  flushSync(() => root.render(COPIES.map((copy) => <Faq key={copy} />)));
}

/** Hydrates the page with everything on it over the server's HTML. */
function hydrate(html: string): void {
  container.innerHTML = html;
  flushSync(() => hydrateRoot(container, <All />));
}

Object.assign(globalThis, { bench: { mount, hydrate } });
