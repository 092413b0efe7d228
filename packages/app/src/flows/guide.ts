import './guide.css';

/** Milliseconds to read the name of a step, and to see what is about to be used. */
const READING = 1100;
const POINTING = 600;
/** Milliseconds between two keys. */
const TYPING = 50;

/** Shows a flow to someone who watches it. */
export interface Guide {
  /** Milliseconds between two keys. */
  keyDelay: number;
  /** Names the step that comes next. */
  say: (text: string, step: number, steps: number) => Promise<void>;
  /** Shows what is about to be used, and takes the mark off when `use` is done. */
  point: (target: Element, use: () => Promise<void>) => Promise<void>;
  /** Says that the flow has ended, and how. */
  end: (text: string) => void;
  /** Takes everything off the page. */
  remove: () => void;
}

/** For tests, which watch nothing. */
export const noGuide: Guide = {
  keyDelay: 0,
  say: async () => {},
  point: (_target, use) => use(),
  end() {},
  remove() {},
};

/** A caption that names each step, a mark on what is used, and time to see both. */
export function createGuide(signal: AbortSignal): Guide {
  const caption = document.createElement('p');
  caption.className = 'rp-FlowCaption';
  caption.dataset['surface'] = 'ink';
  caption.setAttribute('aria-live', 'polite');
  document.body.append(caption);

  function write(text: string, count?: string): void {
    const label = document.createElement('span');
    label.textContent = text;
    const counter = document.createElement('span');
    counter.className = 'rp-FlowCaption-count';
    counter.textContent = count ?? '';
    caption.replaceChildren(...(count ? [counter] : []), label);
  }

  return {
    keyDelay: TYPING,
    async say(text, step, steps) {
      write(text, `${step} of ${steps}`);
      await pause(READING, signal);
    },
    async point(target, use) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      // At the end of a page nothing scrolls to the middle: the caption makes room instead.
      caption.dataset['place'] = 'bottom';
      if (meet(caption, target)) caption.dataset['place'] = 'top';
      target.setAttribute('data-flow-target', '');
      await pause(POINTING, signal);
      await use();
      target.removeAttribute('data-flow-target');
    },
    end: (text) => write(text),
    remove: () => caption.remove(),
  };
}

function meet(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Waits. Rejects as soon as the story is left. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The story was left.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    setTimeout(resolve, milliseconds);
  });
