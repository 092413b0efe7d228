/** Props that every component passes on to its root, tried on each story that renders its component. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { stories } from './stories.ts';

describe.each(
  [...stories].filter(([name, { withProps }]) => withProps && name.endsWith(' Default')),
)('%s', (_name, story) => {
  test('ref, className, style, data-* and unknown props reach the root', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    let referred: unknown;
    const props = {
      className: 'from-outside',
      style: { '--from-outside': '1' },
      'data-from-outside': 'yes',
      title: 'from outside',
      ref: (node: unknown) => {
        referred = node ?? referred;
      },
    };
    await act(async () => root.render(story.withProps?.(props)));
    const element = container.querySelector<HTMLElement>('[data-from-outside]');
    expect(element, 'no element has the data-* prop').not.toBeNull();
    expect(element?.classList.contains('from-outside'), 'className').toBe(true);
    expect(
      [...(element?.classList ?? [])].some((name) => name.startsWith('rp-')),
      'its own class',
    ).toBe(true);
    expect(element?.style.getPropertyValue('--from-outside'), 'style').toBe('1');
    expect(element?.title, 'an unknown prop').toBe('from outside');
    expect(referred, 'ref').toBe(element);
    await act(async () => root.unmount());
    container.remove();
  });

  test('no part submits a form by accident', async () => {
    const form = document.createElement('form');
    document.body.append(form);
    let submitted = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
    const root = createRoot(form);
    await act(async () => root.render(story.element()));
    for (const button of form.querySelectorAll<HTMLButtonElement>('button:not([type=submit])'))
      await act(async () => button.click());
    expect(submitted).toBe(0);
    await act(async () => root.unmount());
    form.remove();
  });
});
