/** Tests that the list of Combobox fits anywhere and can be long, and what its form sends. */
import type { ReactNode } from 'react';
import { afterAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Card, Combobox, Dialog, DialogContent, type ComboboxOption } from '../../src/index.ts';
import { rendered } from './checks/root.tsx';
import { leavePointer, lookAs } from './mount.tsx';

afterAll(leavePointer);

const countries: ComboboxOption[] = [
  { value: 'fr', label: 'France' },
  { value: 'de', label: 'Germany' },
];
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `${at + 1}`, label: `Option ${at + 1}` }));

const box = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const list = () => document.querySelector('[role=listbox]');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('country');

const opened = async () => {
  await expect.poll(box).not.toBeNull();
  box().scrollIntoView({ block: 'nearest' });
  await userEvent.click(box());
  await expect.poll(list).not.toBeNull();
};

describe('the list has room', () => {
  const places: Record<string, (field: ReactNode) => ReactNode> = {
    'in a dialog': (field) => (
      <Dialog defaultOpen>
        <DialogContent title="Order">{field}</DialogContent>
      </Dialog>
    ),
    'in a card that clips': (field) => <Card style={{ overflow: 'hidden' }}>{field}</Card>,
    'at the end of a page': (field) => (
      <>
        <div style={{ blockSize: '150vb' }} />
        {field}
      </>
    ),
  };

  /** Lists the faults of the list's position. */
  function faults() {
    const [place, field] = [list(), box().parentElement].map((part) =>
      part?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const hits = [place.top + 12, place.bottom - 12].map((y) =>
      document.elementFromPoint(place.left + place.width / 2, y),
    );
    return [
      ...(place.top < 0 || place.bottom > innerHeight ? ['it leaves the window'] : []),
      ...(place.height < 250 ? [`it is ${place.height} px high`] : []),
      ...(Math.abs(place.width - field.width) > 1 ? ['it is not as wide as the field'] : []),
      ...hits.filter((hit) => !list()?.contains(hit)).map((hit) => `${hit?.className} covers it`),
    ];
  }

  test.each(
    (['ltr', 'rtl'] as const).flatMap((dir) =>
      Object.entries(places).map(([name, place]) => [name, dir, place] as const),
    ),
  )('%s, %s', async (_name, dir, place) => {
    await lookAs({ width: 375, dir });
    await rendered(place(<Combobox label="Many" options={numbered(40)} />), async () => {
      await opened();
      await expect.poll(faults).toEqual([]);
      await userEvent.click(page.getByRole('option', { name: 'Option 2', exact: true }));
      expect(box().value).toBe('Option 2');
      expect(document.activeElement).toBe(box());
    });
    await lookAs({});
  });

  test('Escape closes only the list', () =>
    rendered(places['in a dialog']?.(<Combobox label="Many" options={numbered(9)} />), async () => {
      await opened();
      await userEvent.keyboard('{Escape}');
      await expect.poll(list).toBeNull();
      expect(document.querySelector('[role=dialog]')?.getAttribute('data-state')).toBe('open');
    }));
});

test('of thousands of options 300 are drawn, and typing reaches them all', () =>
  rendered(<Combobox label="Many" options={numbered(5000)} />, async () => {
    await opened();
    expect(list()?.children.length).toBe(300);
    await userEvent.keyboard('{End}');
    const isInView = () => {
      const [outer, inner] = [list(), active()].map((part) => part?.getBoundingClientRect());
      return inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom;
    };
    await expect.poll(isInView).toBe(true);
    await userEvent.keyboard('4999');
    await expect.poll(() => active()?.textContent).toBe('Option 4999');
    await userEvent.keyboard('{Enter}');
    expect(box().value).toBe('Option 4999');
  }));

describe('in a form', () => {
  const form = (
    <form>
      <button type="button">Elsewhere</button>
      <Combobox label="Country" name="country" options={countries} defaultValue="fr" />
    </form>
  );
  test.each([
    ['germany', 'de', 'Germany'],
    ['nowhere', 'fr', 'France'],
  ])('autofill of “%s” is taken without focus', (text, value, shown) =>
    rendered(form, async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box(), text);
      box().dispatchEvent(new Event('input', { bubbles: true }));
      await expect.poll(sent).toEqual([value]);
      await expect.poll(() => box().value).toBe(shown);
      expect(list()).toBeNull();
    }),
  );

  test.each([
    ['germany', 'de', 'Germany'],
    ['nowhere', 'fr', 'France'],
  ])('a press elsewhere after “%s” ends typing', (text, value, shown) =>
    rendered(form, async () => {
      await userEvent.fill(box(), text);
      await userEvent.click(document.querySelector('button') as Element);
      await expect.poll(list).toBeNull();
      expect(sent()).toEqual([value]);
      expect(box().value).toBe(shown);
    }),
  );

  test('a reset returns to the first value', () =>
    rendered(form, async () => {
      await userEvent.fill(box(), 'germany');
      await userEvent.keyboard('{Enter}');
      expect(sent()).toEqual(['de']);
      document.querySelector('form')?.reset();
      await expect.poll(() => box().value).toBe('France');
      expect(sent()).toEqual(['fr']);
    }));
});
