import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { settled } from '../page.ts';
import type { PlainStory } from '../preview.tsx';

/** Renders on the page, lets `look` examine it, and restores the page. */
export async function rendered(
  node: ReactNode,
  look: (container: HTMLElement) => Promise<void> | void,
): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(node);
  try {
    await settled();
    await look(container);
  } finally {
    root.unmount();
    container.remove();
  }
}

/** Whether a field passes focus on to its control when its `ref` is focused. */
function leadsToControl(referred: unknown, root: HTMLElement): boolean {
  (referred as HTMLElement | undefined)?.focus();
  return document.activeElement === root.querySelector('input, textarea, select');
}

/** Names the consumer's props that do not reach the component's root or a field's control. */
export async function lostProps(
  withProps: NonNullable<PlainStory['withProps']>,
  isField = false,
): Promise<string[]> {
  let referred: unknown;
  const props = {
    className: 'from-outside',
    style: { '--from-outside': '1' },
    'data-from-outside': 'yes',
    lang: 'x-outside',
    ref: (node: unknown) => {
      referred = node ?? referred;
    },
  };
  const lost: string[] = [];
  await rendered(withProps(props), () => {
    // Search the whole page, because overlays are in portals.
    const root = document.querySelector<HTMLElement>('[data-from-outside]');
    if (!root) {
      lost.push('data-*');
      return;
    }
    if (!root.classList.contains('from-outside')) lost.push('className');
    if (![...root.classList].some((name) => name.startsWith('rp-'))) lost.push('its own class');
    if (root.style.getPropertyValue('--from-outside') !== '1') lost.push('style');
    if (root.getAttribute('lang') !== 'x-outside') lost.push('an unknown prop');
    if (!(isField ? leadsToControl(referred, root) : referred === root)) lost.push('ref');
  });
  return lost;
}

/** Returns the accent on a component's root, which `data-root` marks. */
export async function accentOf(node: ReactNode): Promise<string | undefined> {
  let accent: string | undefined;
  await rendered(node, (container) => {
    accent = container.querySelector<HTMLElement>('[data-root]')?.dataset['accent'];
  });
  return accent;
}
