/** Tests what only real key presses can show: scrolling, and Tab skipping collapsed text. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { AnnouncementBar, Radio, RadioGroup } from '../../src/index.ts';
import { rendered } from './checks/root.tsx';
import { withStory } from './mount.tsx';
import { storyNamed } from './stories.ts';

test('the arrow keys scroll a table that is wider than its container', () =>
  withStory(storyNamed('Table Scrolls'), {}, async (container) => {
    const region = () => container.querySelector('[role=region]');
    await expect.poll(region).not.toBeNull();
    await commands.pressTab();
    expect(document.activeElement).toBe(region());
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => region()?.scrollLeft).toBeGreaterThan(10);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => region()?.scrollLeft).toBe(0);
  }));

test('Tab skips the closed panels of an accordion and enters an open one', () =>
  withStory(storyNamed('Accordion Default'), {}, async (container) => {
    const [what, payment, cost] = container.querySelectorAll('button');
    const tabTo = async (stop: Element | null | undefined) => {
      await commands.pressTab();
      expect(document.activeElement).toBe(stop);
    };
    await tabTo(what);
    await tabTo(payment);
    await tabTo(cost);
    payment?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => payment?.ariaExpanded).toBe('true');
    await tabTo(container.querySelector('a'));
    await tabTo(cost);
  }));

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)('an arrow key selects a tab, and Tab goes on to its panel: %s', (dir, forward) =>
  withStory(storyNamed('Tabs Default'), { dir }, async (container) => {
    const [first, second] = container.querySelectorAll('[role=tab]');
    await commands.pressTab();
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard(forward);
    await expect.poll(() => second?.ariaSelected).toBe('true');
    expect(document.activeElement).toBe(second);
    await commands.pressTab();
    expect(document.activeElement).toBe(container.querySelectorAll('[role=tabpanel]')[1]);
  }),
);

function News() {
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      {/* The way on must not lead over the top of the page. */}
      <button>Before</button>
      {!dismissed && (
        <AnnouncementBar content={{ text: 'New' }} onDismiss={() => setDismissed(true)} />
      )}
      <a href="#home">Home</a>
    </>
  );
}

test('after an announcement is dismissed, Tab goes to what follows it', () =>
  rendered(<News />, async (container) => {
    const [, dismiss] = container.querySelectorAll('button');
    dismiss?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dismiss?.isConnected).toBe(false);
    await commands.pressTab();
    expect(document.activeElement).toBe(container.querySelector('a'));
  }));

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('an arrow key moves through radios and chooses once: %s', (dir, forward, back) => {
  const changed: string[] = [];
  const group = (
    <form onSubmit={(event) => event.preventDefault()}>
      <RadioGroup legend="Plan" onValueChange={(value) => changed.push(value)}>
        <Radio value="basic" label="Basic" />
        <Radio value="professional" label="Professional" disabled />
        <Radio value="enterprise" label="Enterprise" />
      </RadioGroup>
    </form>
  );
  const story = { title: 'RadioGroup', tags: [], element: () => group };
  return withStory(story, { dir }, async (container) => {
    await commands.pressTab();
    for (const key of [' ', forward, '{ArrowDown}', back, '{ArrowUp}'])
      await userEvent.keyboard(key);
    expect(changed).toEqual(['basic', 'enterprise', 'basic', 'enterprise', 'basic']);
    const [first] = container.querySelectorAll('input');
    expect(document.activeElement).toBe(first);
    expect(first?.checked).toBe(true);
  });
});

test('an accordion item opens with a transition, and at once under reduced motion', async () => {
  const running = async (reducedMotion: 'reduce' | 'no-preference') => {
    let properties: unknown[] = [];
    await withStory(storyNamed('Accordion Default'), { reducedMotion }, async (container) => {
      const button = container.querySelector('button');
      button?.click();
      await expect.poll(() => button?.ariaExpanded).toBe('true');
      const animations = container.querySelector('.rp-Accordion-item')?.getAnimations() ?? [];
      properties = animations.map((one) => (one as CSSTransition).transitionProperty);
    });
    return properties;
  };
  expect(await running('no-preference')).toEqual(['grid-template-rows']);
  expect(await running('reduce')).toEqual([]);
});
