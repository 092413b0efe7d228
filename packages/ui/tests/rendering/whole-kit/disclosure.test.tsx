/** Tests what a story cannot: how Accordion and Tabs act on the whole page and over time. */
import { afterEach, expect, test, vi } from 'vitest';
import { withStory } from '../mount.tsx';
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
