import './guide.css';

/** Milliseconds to read the name of a step, to see the next target and to see the result. */
const READING = 1000;
const POINTING = 700;
const SEEING = 900;
const GLANCING = 200;
/** Milliseconds between two keys. */
const TYPING = 50;
/** Milliseconds after which the last caption disappears. */
const ENDING = 5000;

/** Shows a flow to someone who watches it. */
export interface Guide {
  /** Names the next step. */
  say: (text: string, step: number, steps: number) => Promise<void>;
  /** Shows the target of the next action. */
  point: (target: Element) => Promise<void>;
  /** Presses keys at the speed of a person. */
  type: (keys: string, press: (keys: string) => Promise<unknown>) => Promise<void>;
  /** Shows the result of an action. */
  show: (result: Element) => Promise<void>;
  /** Shows one of several stops briefly. */
  glance: (stop: Element) => Promise<void>;
  /** Says that the flow has ended. */
  end: (text: string) => void;
  /** Takes everything off the page. */
  remove: () => void;
}

/** A guide that shows nothing, for tests. */
export const noGuide: Guide = {
  say: async () => {},
  point: async () => {},
  type: async (keys, press) => void (await press(keys)),
  show: async () => {},
  glance: async () => {},
  end() {},
  remove() {},
};

/**
 * Creates a guide with a caption for each step, a frame around the next target, and time to see
 * both.
 */
export function createGuide(signal: AbortSignal): Guide {
  const caption = element('p', 'rp-FlowCaption');
  const count = element('span', 'rp-FlowCaption-count');
  const label = element('span');
  const frame = element('div', 'rp-FlowFrame');
  caption.dataset['surface'] = 'ink';
  caption.setAttribute('aria-live', 'polite');
  caption.append(count, label);
  document.body.append(caption);

  /** Scrolls the page, or else moves the caption, so that both are visible. */
  function makeRoomFor(target: Element): void {
    if (isWholePage(target)) return;
    if (!isInView(target)) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    caption.dataset['place'] = 'bottom';
    if (meet(caption, target)) caption.dataset['place'] = 'top';
  }

  return {
    async say(text, step, steps) {
      count.textContent = `${step} of ${steps}`;
      label.textContent = text;
      await pause(READING, signal);
    },
    async point(target) {
      // People often press a larger area than the element that has the name.
      const area = target.closest('label, summary') ?? target;
      if (isWholePage(area)) return;
      makeRoomFor(area);
      const { top, left, width, height } = area.getBoundingClientRect();
      Object.assign(frame.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      document.body.append(frame);
      await pause(POINTING, signal);
      frame.remove();
    },
    async type(keys, press) {
      // One key at a time, so that typing ends when the viewer leaves the story.
      for (const key of keys.match(/\{\w+\}|./gu) ?? []) {
        await press(key);
        await pause(TYPING, signal);
      }
    },
    async show(result) {
      makeRoomFor(result);
      await pause(SEEING, signal);
    },
    async glance(stop) {
      makeRoomFor(stop);
      await pause(GLANCING, signal);
    },
    end(text) {
      count.remove();
      label.textContent = text;
      setTimeout(() => caption.remove(), ENDING);
    },
    remove() {
      caption.remove();
      frame.remove();
    },
  };
}

function element(tag: 'p' | 'span' | 'div', className = ''): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  return created;
}

const isWholePage = ({ clientHeight }: Element) => clientHeight >= innerHeight;

/** Whether the target is in view, below the header and above the caption. */
function isInView(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return top > EDGE && bottom < innerHeight - EDGE;
}

/** Height in pixels of the header at the top and of the caption at the bottom. */
const EDGE = 96;

function meet(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Waits. Rejects as soon as the viewer leaves the story. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The story was left.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    setTimeout(resolve, milliseconds);
  });
