// @vitest-environment jsdom
/** Checks that every `on…Change` gets the browser's event and a reason. */
import type { ReactNode } from 'react';
import { userEvent, type within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import * as kit from '../../src/index.ts';
import { controls } from './controls.tsx';
import { render } from './page.ts';

type Changed = (value: unknown, details: kit.ChangeDetails) => void;
type Page = ReturnType<typeof within>;

const press = (name: string) => (page: Page) => userEvent.click(page.getByRole('button', { name }));

const parts: Record<string, [(changed: Changed) => ReactNode, (page: Page) => Promise<unknown>]> = {
  ...Object.fromEntries(
    Object.entries(controls).map(([name, { render: show, changed, fill }]) => [
      name,
      [(heard) => show({ name: 'field', [changed]: heard }), fill],
    ]),
  ),
  ChipToggle: [
    (changed) => <kit.ChipToggle onPressedChange={changed}>Rye</kit.ChipToggle>,
    press('Rye'),
  ],
  Pagination: [
    (changed) => <kit.Pagination page={1} pages={3} onPageChange={changed} />,
    press('Next'),
  ],
};

const reasons: kit.ChangeReason[] = ['input-change', 'item-press', 'trigger-press'];

test.each(Object.entries(parts))('%s', async (_name, [show, change]) => {
  Element.prototype.scrollIntoView ??= () => {};
  const changed = vi.fn<Changed>();
  const page = render(show(changed));
  await vi.waitFor(() =>
    expect(document.querySelector('input, select, button, textarea')).toBeTruthy(),
  );
  await change(page);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  for (const [, { event, reason }] of changed.mock.calls) {
    expect(event).toBeInstanceOf(Event);
    expect(reasons).toContain(reason);
  }
});

test('a change of state that a part holds can be refused', async () => {
  const refuse: Changed = (_value, { event }) => event.preventDefault();
  const page = render(<kit.ChipToggle onPressedChange={refuse}>Rye</kit.ChipToggle>);
  const chip = await page.findByRole('button');
  await userEvent.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('false');
});
