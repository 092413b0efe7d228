/** Tests how Accordion and Tabs act on the whole page and over time, which a story cannot. */
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { Copies } from '../Copies.tsx';
import { settled, withStory } from '../mount.tsx';
import { storyNamed } from '../stories.ts';

const KINDS = ['beforematch', 'hashchange', 'click'];

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['FaqAccordion Default', 'Tabs Matrix'])(
  '%s: one listener per event handles links and find-in-page for all panels, until they unmount',
  async (name) => {
    const listening = new Map<unknown, string>();
    const { addEventListener: add, removeEventListener: remove } = globalThis;
    vi.spyOn(globalThis, 'addEventListener').mockImplementation((kind, listener, options) => {
      if (KINDS.includes(kind)) listening.set(listener, kind);
      add(kind, listener, options);
    });
    vi.spyOn(globalThis, 'removeEventListener').mockImplementation((kind, listener, options) => {
      listening.delete(listener);
      remove(kind, listener, options);
    });
    await withStory(storyNamed(name), {}, (container) => {
      expect(container.querySelectorAll('[hidden=until-found]').length).toBeGreaterThan(2);
      expect([...listening.values()].toSorted()).toEqual(KINDS.toSorted());
    });
    expect([...listening.values()]).toEqual([]);
  },
);

test('an accordion panel opens with a transition, and at once under reduced motion', async () => {
  const story = storyNamed('Accordion Default');
  const running = async (reducedMotion: 'reduce' | 'no-preference') => {
    let properties: unknown[] = [];
    await withStory(story, { reducedMotion }, async (container) => {
      const button = container.querySelector('button');
      button?.click();
      await expect.poll(() => button?.ariaExpanded).toBe('true');
      const animations = container.querySelector('.rp-Accordion-panel')?.getAnimations() ?? [];
      properties = animations.map((one) => (one as CSSTransition).transitionProperty);
    });
    return properties;
  };
  expect(await running('no-preference')).toContain('height');
  expect(await running('reduce')).toEqual([]);
});

test.each([
  ['Accordion Default', true],
  ['Accordion ControlledByNobody', false],
  ['Tabs Default', true],
  ['Tabs Vertical', true],
])(
  '%s: what the browser finds before hydration is shown, and open after it',
  async (name, opens) => {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await commands.serverRender(name);
    const [copy] = container.children as HTMLCollectionOf<HTMLElement>;
    const panels = [...(copy?.querySelectorAll<HTMLElement>('rp-findable') ?? [])];
    const closed = panels.filter((panel) => panel.hasAttribute('hidden'));
    const shown = () => panels.filter((panel) => panel.firstElementChild?.checkVisibility());
    expect(shown()).toEqual(panels.filter((panel) => !closed.includes(panel)));

    // The browser sends this before it scrolls to the element.
    const found = closed.at(-1) as HTMLElement;
    found.removeAttribute('hidden');
    const others = shown().filter((panel) => panel !== found);
    expect(shown()).toContain(found);
    // There is only one tab panel, but several answers.
    expect(others).toEqual(panels.filter((panel) => panel.dataset['state'] === 'open'));

    const root = hydrateRoot(container, <Copies story={storyNamed(name)} />);
    await settled();
    try {
      await expect.poll(() => shown().includes(found)).toBe(opens);
      expect(shown().filter((panel) => panel !== found)).toEqual(others);
      expect(['open', 'active'].includes(found.dataset['state'] ?? '')).toBe(opens);
      expect(faults.mock.calls).toEqual([]);
    } finally {
      root.unmount();
      container.remove();
    }
  },
);
