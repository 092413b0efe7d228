import { hydrateRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import { Copies } from '../Copies.tsx';
import { settled } from '../mount.tsx';
import type { PlainStory } from '../preview.tsx';

const ID_REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

function idFaults(container: HTMLElement): string[] {
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const unanswered = ID_REFERENCES.flatMap((attribute) =>
    [...container.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/))
      .filter((id) => id && !document.getElementById(id))
      .map((id) => `${attribute}="${id}" leads nowhere`),
  );
  return [...repeated.map((id) => `id "${id}" occurs more than once`), ...unanswered];
}

/** Faults that appear when a story is server-rendered twice on a page and hydrated. */
export async function hydrationFaults(name: string, story: PlainStory): Promise<string[]> {
  const faults: string[] = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      faults.push(words.map(String).join(' '));
    });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = await commands.serverRender(name);
  for (const copy of container.children)
    if (copy.childNodes.length === 0) faults.push('is empty without script');

  const root = hydrateRoot(container, <Copies story={story} />, {
    onRecoverableError: (error) => faults.push(String(error)),
  });
  await settled();
  faults.push(...idFaults(container));

  root.unmount();
  container.remove();
  vi.restoreAllMocks();
  return faults;
}
