import { renderToString } from 'react-dom/server';
import { Page as All } from './scenarios/all.tsx';
import { Page as Faq } from './scenarios/faq.tsx';

/** The server's HTML of the pages that the bench renders. */
export const renders = {
  faq: () => renderToString(<Faq />),
  all: () => renderToString(<All />),
};
