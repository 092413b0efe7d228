/** Tests that the list of Combobox fits anywhere and can have thousands of options. */
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Button,
  Card,
  Combobox,
  Dialog,
  DialogContent,
  Drawer,
  DrawerContent,
  Popover,
  PopoverContent,
  PopoverTrigger,
} from '../../../src/index.ts';
import { rendered } from '../checks/root.tsx';
import { boxIn, Country, formIn, listIn, setText } from '../combobox.tsx';
import { leavePointer, lookAs, settled } from '../mount.tsx';

afterAll(leavePointer);

describe('the list has room', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `Option ${at}` }));
  const Field = () => <Combobox label="Many" options={many} />;
  const tall = (part: string) => <div style={{ blockSize: part }} />;

  const places: Record<string, (content: ReactNode) => ReactNode> = {
    'a dialog': (content) => (
      <Dialog defaultOpen>
        <DialogContent title="Order">{content}</DialogContent>
      </Dialog>
    ),
    'a long dialog': (content) => (
      <Dialog defaultOpen>
        <DialogContent title="Order">
          {tall('150vb')}
          {content}
        </DialogContent>
      </Dialog>
    ),
    'a drawer': (content) => (
      <Drawer defaultOpen>
        <DrawerContent title="Order" side="bottom">
          {content}
        </DrawerContent>
      </Drawer>
    ),
    'a popover': (content) => (
      <Popover defaultOpen>
        <PopoverTrigger asChild>
          <Button>More</Button>
        </PopoverTrigger>
        <PopoverContent title="Order">{content}</PopoverContent>
      </Popover>
    ),
    'a card that clips': (content) => <Card style={{ overflow: 'hidden' }}>{content}</Card>,
    'a box that scrolls': (content) => (
      <div style={{ overflow: 'auto', blockSize: '8rem' }}>
        {tall('20rem')}
        {content}
      </div>
    ),
    'a moved box': (content) => <div style={{ transform: 'translateX(5px)' }}>{content}</div>,
    'the end of a page': (content) => (
      <>
        {tall('150vb')}
        {content}
      </>
    ),
  };

  /** Lists the faults of the list's position. */
  function faultsOf(box: HTMLInputElement, view: Window = globalThis.window) {
    const list = listIn(box.ownerDocument) as HTMLElement;
    const [place, field] = [list, box.parentElement as Element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const faults: string[] = [];
    if (place.top < 0 || place.bottom > view.innerHeight) faults.push('it leaves the window');
    if (place.height < 250) faults.push(`it is ${place.height} px high`);
    if (Math.abs(place.left - field.left) + Math.abs(place.width - field.width) > 1)
      faults.push('it is not as wide as the field');
    const gap = Math.max(place.top - field.bottom, field.top - place.bottom);
    if (Math.abs(gap - 8) > 1) faults.push(`it is ${gap} px away from the field`);
    for (const y of [place.top + 12, place.bottom - 12]) {
      const hit = box.ownerDocument.elementFromPoint(place.left + place.width / 2, y);
      if (!list.contains(hit)) faults.push(`${hit?.className} covers it`);
    }
    return faults;
  }

  describe.each([375, 1000])('%s px wide', (width) => {
    describe.each(['ltr', 'rtl'] as const)('%s', (dir) => {
      test.each(Object.entries(places))('in %s', async (_place, around) => {
        await lookAs({ width, dir });
        await rendered('div', around(<Field />), async () => {
          await expect.poll(() => boxIn(document)).not.toBeNull();
          const box = boxIn(document);
          box.scrollIntoView({ block: 'nearest' });
          await userEvent.click(box);
          await expect.poll(() => listIn(document)).not.toBeNull();
          await expect.poll(() => faultsOf(box)).toEqual([]);
          // It stays a part of the layer.
          expect(box.closest('.rp-Combobox')?.contains(listIn(document))).toBe(true);
          await userEvent.keyboard('{ArrowDown}');
          await expect
            .poll(() => document.getElementById(box.getAttribute('aria-activedescendant') ?? ''))
            .not.toBeNull();
          await userEvent.click(page.getByRole('option', { name: 'Option 1', exact: true }));
          expect(box.value).toBe('Option 1');
          expect(document.activeElement).toBe(box);
        });
        await lookAs({});
      });
    });
  });

  test('it follows scrolling, and flips to the other side', async () => {
    await rendered(
      'div',
      <>
        {tall('30rem')}
        <Field />
        {tall('200vb')}
      </>,
      async (container) => {
        const box = boxIn(container);
        const isBelow = () =>
          (listIn(container)?.getBoundingClientRect().top ?? 0) > box.getBoundingClientRect().top;
        scrollTo(0, 0);
        await userEvent.click(box);
        await expect.poll(isBelow).toBe(false);
        scrollTo(0, 400);
        await expect.poll(isBelow).toBe(true);
        await expect.poll(() => faultsOf(box)).toEqual([]);
        scrollTo(0, 0);
        await expect.poll(isBelow).toBe(false);
        await expect.poll(() => faultsOf(box)).toEqual([]);
      },
    );
  });

  test('Escape closes only the list', async () => {
    await rendered('div', places['a dialog']?.(<Field />), async () => {
      await expect.poll(() => boxIn(document)).not.toBeNull();
      await userEvent.click(boxIn(document));
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => listIn(document)).toBeNull();
      expect(document.querySelector('[role=dialog]')?.getAttribute('data-state')).toBe('open');
    });
  });

  test('without popovers it is where its stylesheet puts it', async () => {
    const { showPopover } = HTMLElement.prototype;
    // As in a browser that lacks it.
    Object.defineProperty(HTMLElement.prototype, 'showPopover', {
      configurable: true,
      value: undefined,
    });
    try {
      await rendered('div', <Field />, async (container) => {
        await userEvent.click(boxIn(container));
        await expect.poll(() => listIn(container)).not.toBeNull();
        expect(getComputedStyle(listIn(container) as Element).position).toBe('absolute');
        expect(listIn(container)?.getAttribute('style')).toBeNull();
      });
    } finally {
      Object.defineProperty(HTMLElement.prototype, 'showPopover', {
        configurable: true,
        writable: true,
        value: showPopover,
      });
    }
  });

  test('in another document', () => {
    const frame = document.createElement('iframe');
    frame.width = frame.height = '600';
    document.body.append(frame);
    const other = frame.contentDocument as Document;
    const content = (
      <form>
        <Country defaultValue="fr" />
      </form>
    );
    return rendered('div', createPortal(content, other.body), async () => {
      await expect.poll(() => boxIn(other)).not.toBeNull();
      const box = boxIn(other);
      box.focus();
      box.click();
      await expect.poll(() => listIn(other)).not.toBeNull();
      const view = frame.contentWindow as Window & typeof globalThis;
      const press = (key: string) =>
        box.dispatchEvent(
          new view.KeyboardEvent('keydown', {
            key,
            bubbles: true,
            cancelable: true,
            composed: true,
          }),
        );
      press('Escape');
      await expect.poll(() => listIn(other)).toBeNull();
      press('ArrowDown');
      await expect.poll(() => box.getAttribute('aria-activedescendant')).not.toBeNull();
      press('ArrowDown');
      await settled();
      press('Enter');
      await expect.poll(() => box.value).toBe('Germany');
      expect(new view.FormData(formIn(other)).get('country')).toBe('de');
      setText(box, 'france');
      box.dispatchEvent(new view.Event('change', { bubbles: true }));
      expect(new view.FormData(formIn(other)).get('country')).toBe('fr');
      formIn(other).reset();
      await settled();
      expect(box.value).toBe('France');
    }).finally(() => frame.remove());
  });
});

describe('thousands of options', () => {
  const options = Array.from({ length: 5000 }, (_, at) => ({
    value: `${at + 1}`,
    label: `Option ${at + 1}${at % 7 === 0 ? ' with a label so long that it takes several lines' : ''}`,
    ...(at % 3 === 0 && { detail: 'With a detail' }),
  }));
  const opened = (
    props: Partial<ComponentProps<typeof Combobox>>,
    check: (box: HTMLInputElement, list: HTMLElement) => Promise<void>,
  ) =>
    rendered(
      'div',
      <form style={{ inlineSize: '20rem' }}>
        <Combobox label="Many" name="many" options={options} {...props} />
      </form>,
      async (container) => {
        await userEvent.click(boxIn(container));
        await expect.poll(() => listIn(container)).not.toBeNull();
        await check(boxIn(container), listIn(container) as HTMLElement);
      },
    );
  const activeOf = (box: Element) =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  const isInView = (list: Element, option: Element | null) => {
    const [outer, inner] = [list, option ?? list].map((one) => one.getBoundingClientRect());
    return (
      option !== null && inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom
    );
  };
  const numberOf = (option: Element | null) => option?.getAttribute('aria-posinset');

  test('only a window of options is drawn, with the total number', () =>
    opened({}, async (_box, list) => {
      expect(list.children.length).toBeLessThan(200);
      expect(list.firstElementChild?.getAttribute('aria-setsize')).toBe('5000');
      expect(numberOf(list.lastElementChild)).toBe(String(list.children.length));
    }));

  test.each(['1', '100', '101', '2500', '5000'])('the chosen one, %s, is in view', (chosen) =>
    opened({ defaultValue: chosen }, async (box, list) => {
      expect(numberOf(activeOf(box))).toBe(chosen);
      expect(activeOf(box)?.getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => isInView(list, activeOf(box))).toBe(true);
      expect(list.children.length).toBeLessThan(300);
    }),
  );

  test('arrow keys lead everywhere', () =>
    opened({}, async (box, list) => {
      for (const [keys, number] of [
        ['{ArrowUp}', '5000'],
        ['{ArrowDown}', '1'],
        ['{ArrowDown}'.repeat(150), '151'],
        ['{ArrowUp}'.repeat(151), '5000'],
        ['{ArrowUp}'.repeat(120), '4880'],
      ] as const) {
        await userEvent.keyboard(keys);
        await expect.poll(() => numberOf(activeOf(box))).toBe(number);
        await expect.poll(() => isInView(list, activeOf(box))).toBe(true);
      }
      await userEvent.keyboard('{Enter}');
      expect(new FormData(box.form as HTMLFormElement).get('many')).toBe('4880');
    }));

  test('scrolling reaches both ends, and visible options stay in place', () =>
    opened({ defaultValue: '150' }, async (box, list) => {
      await expect.poll(() => isInView(list, activeOf(box))).toBe(true);
      for (let turn = 0; turn < 3; turn++) {
        list.scrollTop = 0;
        await settled();
      }
      await expect.poll(() => numberOf(list.firstElementChild)).toBe('1');
      expect(activeOf(box)).not.toBeNull();
      const numbers = Array.from(list.children, (option) => Number(numberOf(option)));
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      const before = list.children.length;
      list.scrollTop = list.scrollHeight;
      await expect.poll(() => list.children.length).toBeGreaterThan(before);
    }));

  test('drawing more above moves nothing', () =>
    opened({ defaultValue: '2500' }, async (box, list) => {
      await expect.poll(() => isInView(list, activeOf(box))).toBe(true);
      const first = list.firstElementChild as HTMLElement;
      list.scrollTop = 30;
      const top = first.getBoundingClientRect().top;
      await expect.poll(() => list.firstElementChild !== first).toBe(true);
      expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(1);
    }));

  test('typing starts anew at the top', () =>
    opened({ defaultValue: '4000' }, async (box, list) => {
      await userEvent.fill(box, 'option 49');
      await expect.poll(() => numberOf(activeOf(box))).toBe('1');
      expect(list.firstElementChild?.getAttribute('aria-setsize')).toBe('199');
      expect(list.scrollTop).toBe(0);
      await userEvent.keyboard('{Enter}');
      expect(new FormData(box.form as HTMLFormElement).get('many')).toBe('49');
    }));

  test('no option is cut off or lies over another', () =>
    opened({ defaultValue: '2500' }, async (_box, list) => {
      let end = 0;
      for (const option of list.children as HTMLCollectionOf<HTMLElement>) {
        expect(option.scrollHeight).toBeLessThanOrEqual(option.clientHeight + 1);
        expect(option.offsetTop).toBeGreaterThanOrEqual(end - 1);
        end = option.offsetTop + option.offsetHeight;
      }
    }));
});
