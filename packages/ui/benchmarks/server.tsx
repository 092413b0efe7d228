import { renderToString } from 'react-dom/server';
import { Page as All } from './scenarios/all.tsx';
import { Page as Faq } from './scenarios/faq.tsx';

/** Renders the benchmark's pages to HTML, as a server does. */
export const renders = {
  faq: () => renderToString(<Faq />),
  all: () => renderToString(<All />),
};
