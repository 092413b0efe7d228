/** Tests that each change has a reason, and that its handler can refuse it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../src/index.ts';
import type { ChangeDetails, ChangeReason } from '../../src/lib/change.ts';
import { closed, layers, named, onNewPages, show } from './layers.tsx';
import { settled } from './page.ts';

onNewPages();

let refuses = false;
let calls: [value: unknown, reason: ChangeReason][] = [];
const hear = (value: unknown, { event, reason }: ChangeDetails) => {
  expect(event).toBeInstanceOf(Event);
  calls.push([value, reason]);
  if (refuses) event.preventDefault();
};
/** The recorded changes. */
const callsDuring = async (act: () => Promise<unknown>) => {
  calls = [];
  await act();
  await settled();
  return calls;
};
const press = (element: Element | null | undefined) =>
  userEvent.click(element as HTMLElement, { position: { x: 2, y: 2 } });

beforeEach(() => {
  refuses = false;
});

const ways = {
  'escape-key': () => userEvent.keyboard('{Escape}'),
  'outside-press': () => press(document.querySelector('.rp-Dialog-overlay') ?? named('Elsewhere')),
  'close-press': () => press(document.querySelector('.rp-Dialog-close, .rp-Popover-close')),
  'item-press': () => press(named('Inside')),
  'trigger-press': () => press(named('Open')),
};

const closing: Record<keyof typeof layers, (keyof typeof ways)[]> = {
  Dialog: ['escape-key', 'outside-press', 'close-press'],
  'alert Dialog': ['escape-key'],
  Drawer: ['escape-key', 'outside-press', 'close-press'],
  Popover: ['escape-key', 'outside-press', 'close-press', 'trigger-press'],
  Menu: ['escape-key', 'outside-press', 'item-press'],
};

describe.each(Object.entries(closing))('%s', (name, reasons) => {
  const Layer = layers[name as keyof typeof layers];
  test.each(reasons)('%s', async (reason) => {
    await show(
      <>
        <Button>Elsewhere</Button>
        <Layer trigger={<Button>Open</Button>} onOpenChange={hear} />
      </>,
    );
    refuses = true;
    expect(await callsDuring(ways['trigger-press'])).toEqual([[true, 'trigger-press']]);
    expect(named('Inside')).toBeUndefined();
    refuses = false;
    expect(await callsDuring(ways['trigger-press'])).toEqual([[true, 'trigger-press']]);
    await expect.poll(() => named('Inside')).toBeTruthy();

    refuses = true;
    expect(await callsDuring(ways[reason])).toEqual([[false, reason]]);
    expect(named('Inside')).toBeTruthy();
    refuses = false;
    expect(await callsDuring(ways[reason])).toEqual([[false, reason]]);
    await closed();
  });
});
