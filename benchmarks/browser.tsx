/** Runs in the page: what the bench calls there. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { questions } from './content.ts';
import { Everything, type Parts } from './everything.tsx';

/** Puts the functions of the bench into the page. */
export function run({ Provider, ...parts }: Parts): void {
  const container = document.createElement('div');
  document.body.append(container);

  /** Mounts FAQs of some questions each. */
  function mount(copies: number, count: number): void {
    const list = questions(count);
    const faqs = Array.from({ length: copies }, (_, copy) => (
      <parts.Faq key={copy} questions={list} />
    ));
    flushSync(() => createRoot(container).render(<Provider>{faqs}</Provider>));
  }

  /** Hydrates the page with everything on it over the server's HTML. */
  function hydrate(html: string): void {
    container.innerHTML = html;
    flushSync(() =>
      hydrateRoot(
        container,
        <Provider>
          <Everything parts={parts} />
        </Provider>,
      ),
    );
  }

  Object.assign(globalThis, { bench: { mount, hydrate } });
}
