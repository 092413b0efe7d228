import { renderToString } from 'react-dom/server';
import { questions } from './content.ts';
import { Everything, type Parts } from './everything.tsx';

/** Renders the pages of the bench to HTML, as a server does. */
export interface Renders {
  faq: (count: number) => string;
  everything: () => string;
}

export const run = ({ Provider, ...parts }: Parts): Renders => ({
  faq: (count) =>
    renderToString(
      <Provider>
        <parts.Faq questions={questions(count)} />
      </Provider>,
    ),
  everything: () =>
    renderToString(
      <Provider>
        <Everything parts={parts} />
      </Provider>,
    ),
});
