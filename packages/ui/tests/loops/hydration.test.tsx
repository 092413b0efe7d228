/**
 * Each story twice on one page: rendered in a server process, hydrated in StrictMode without a
 * warning, every id unique and every reference to an id answered.
 */
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { stories } from './stories.ts';

const ID_REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
    });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([...stories])('%s', (name, story) => {
  test('renders on the server, hydrates without a warning, twice with unique ids', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await commands.serverRender(name);
    for (const copy of container.children)
      expect(copy.childNodes.length, 'is empty without script').toBeGreaterThan(0);

    const root = hydrateRoot(
      container,
      <StrictMode>
        <div>{story.element()}</div>
        <div>{story.element()}</div>
      </StrictMode>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
    await act(async () => {});
    expect(complaints).toEqual([]);

    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'repeated ids',
    ).toEqual([]);
    const broken = ID_REFERENCES.flatMap((attribute) =>
      [...container.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/))
        .filter((id) => id && !document.getElementById(id))
        .map((id) => `${attribute}="${id}"`),
    );
    expect(broken, 'references to ids that are not there').toEqual([]);

    root.unmount();
    container.remove();
  });
});
