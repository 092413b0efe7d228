/** Checks of a story's HTML: its ids, its buttons, and whether React hydrates what the server renders. */
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { nameOf, settled } from '../page.ts';

const ID_REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** Lists ids that occur more than once, and references that lead nowhere. */
export function idFaults(container: HTMLElement): string[] {
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

/** Lists buttons without a type, which submit any form around them. */
export const untypedButtons = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('button:not([type])')].map(nameOf);

/**
 * Hydrates a story from the HTML that a server renders. Lists React's complaints.
 * @param isPage Whether it is a whole page, of which a page has no second. @default false
 */
export async function hydrationFaults(
  Story: ComponentType,
  html: string,
  isPage = false,
): Promise<string[]> {
  const faults: string[] = html ? [] : ['is empty without script'];
  const note = (...words: unknown[]) => void faults.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const root = hydrateRoot(container, <Story />, { onRecoverableError: note });
  await settled();
  faults.push(...idFaults(isPage ? container : document.body));
  root.unmount();
  container.remove();
  vi.restoreAllMocks();
  return faults;
}
