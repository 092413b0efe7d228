/** Shows one of the pages; the tests call it in Chromium, once in each document. */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { pages, type PageName } from './pages.tsx';

declare global {
  var show: (page: PageName) => void;
}

globalThis.show = (page) => {
  const root = createRoot(document.querySelector('main') as HTMLElement);
  flushSync(() => root.render(pages[page]));
};
