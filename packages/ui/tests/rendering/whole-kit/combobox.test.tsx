/** Tests Combobox where only a browser can: text that is not typed, hydration, room, thousands. */
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  Card,
  Combobox,
  Dialog,
  DialogContent,
  Drawer,
  DrawerContent,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Button,
  type ComboboxOption,
} from '../../../src/index.ts';
import { rendered } from '../checks/root.tsx';
import { Copies } from '../Copies.tsx';
import { lookAs, settled } from '../mount.tsx';
import { storyNamed } from '../stories.ts';

const countries: ComboboxOption[] = [
  { value: 'fr', label: 'France' },
  { value: 'de', label: 'Germany' },
  { value: 're', label: 'Resume' },
  { value: 'ré', label: 'Résumé' },
];

const Country = (props: Partial<ComponentProps<typeof Combobox>>) => (
  <Combobox label="Country" name="country" options={countries} {...props} />
);

const boxIn = (place: ParentNode) => place.querySelector('[role=combobox]') as HTMLInputElement;
const listIn = (place: ParentNode) => place.querySelector<HTMLElement>('[role=listbox]');
const formIn = (place: ParentNode) => place.querySelector('form') as HTMLFormElement;
const sent = (place: ParentNode) => new FormData(formIn(place)).getAll('country');

/** Sets the text as an extension does, past the setter that React puts on the element. */
function setText(box: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
}

describe('text that is not typed', () => {
  const bubbling = (type: string) => new Event(type, { bubbles: true });
  const ways: Record<string, () => Event[]> = {
    'input and change': () => [bubbling('input'), bubbling('change')],
    'input, change and a blur that does not bubble': () => [
      bubbling('input'),
      bubbling('change'),
      new FocusEvent('blur'),
    ],
    'input and a blur that does not bubble': () => [bubbling('input'), new FocusEvent('blur')],
    'change alone': () => [bubbling('change')],
    'input alone': () => [bubbling('input')],
    'no event': () => [],
  };

  describe.each(Object.entries(ways))('%s', (_way, events) => {
    const fill = async (container: Element, text: string) => {
      const box = boxIn(container);
      setText(box, text);
      for (const event of events()) box.dispatchEvent(event);
      await settled();
    };

    test.each([
      ['germany', 'de', 'Germany'],
      ['Résumé', 'ré', 'Résumé'],
      ['', '', ''],
    ])('“%s” is taken', (text, value, label) =>
      rendered('form', <Country defaultValue="fr" />, async (container) => {
        await fill(container, text);
        expect(new FormData(container as HTMLFormElement).get('country')).toBe(value);
        await settled();
        expect(boxIn(container).value).toBe(label);
        expect(listIn(container)).toBeNull();
      }),
    );

    test('before a submit is heard, and once', () => {
      const [heard, told] = [vi.fn<(value: unknown) => void>(), vi.fn<(value: string) => void>()];
      return rendered(
        'div',
        <form
          onSubmit={(event) => {
            event.preventDefault();
            heard(event.currentTarget.querySelector('select')?.value);
          }}
        >
          <Country onValueChange={told} />
        </form>,
        async (container) => {
          await fill(container, 'Germany');
          formIn(container).requestSubmit();
          expect(heard.mock.calls).toEqual([['de']]);
          expect(told.mock.calls).toEqual([['de']]);
        },
      );
    });

    test('what names no option is none, not the last one', () =>
      rendered(
        'div',
        <form>
          <Country defaultValue="fr" />
        </form>,
        async (container) => {
          await fill(container, 'Nowhere');
          expect(sent(container)).toEqual(['']);
          await settled();
          expect(boxIn(container).value).toBe('Nowhere');
          expect(sent(container)).toEqual(['']);
          expect(listIn(container)).toBeNull();
        },
      ));

    test('each of several with one name', () =>
      rendered(
        'div',
        <form>
          <Country defaultValue="fr" />
          <Country />
          <Country disabled defaultValue="fr" />
          <Country />
        </form>,
        async (container) => {
          const [, second, , last] = container.querySelectorAll('.rp-Combobox');
          await fill(second as Element, 'Germany');
          await fill(last as Element, 'France');
          expect(sent(container)).toEqual(['fr', 'de', 'fr']);
        },
      ));
  });

  test('a form that is read while someone types does not end that', () =>
    rendered(
      'div',
      <form>
        <Country defaultValue="fr" />
      </form>,
      async (container) => {
        const box = boxIn(container);
        await userEvent.fill(box, 'germany');
        expect(sent(container)).toEqual(['de']);
        await settled();
        expect(box.value).toBe('germany');
        expect(listIn(container)).not.toBeNull();
        await userEvent.keyboard('{Escape}');
        expect(box.value).toBe('France');
        expect(sent(container)).toEqual(['fr']);
      },
    ));

  test('before its options are there, is taken once they are', () => {
    let show = (_options: typeof countries) => {};
    function Later() {
      const [options, setOptions] = useState<typeof countries>([]);
      useEffect(() => {
        show = setOptions;
      }, []);
      return (
        <form>
          <Country options={options} />
        </form>
      );
    }
    return rendered('div', <Later />, async (container) => {
      setText(boxIn(container), 'germany');
      show(countries);
      await settled();
      expect(sent(container)).toEqual(['de']);
      expect(boxIn(container).value).toBe('Germany');
    });
  });

  test('a label with a line break stays chosen', () =>
    rendered(
      'div',
      <form>
        <Country options={[{ value: 'uk', label: 'United\nKingdom' }]} defaultValue="uk" />
      </form>,
      async (container) => {
        formIn(container).addEventListener('submit', (event) => event.preventDefault());
        formIn(container).requestSubmit();
        expect(sent(container)).toEqual(['uk']);
      },
    ));

  test.each(['{Enter}', '{Tab}'])('typed, the exact name is first: %s', (key) =>
    rendered('div', <Country />, async (container) => {
      await userEvent.fill(boxIn(container), 'Résumé');
      await userEvent.keyboard(key);
      expect(container.querySelector('select')?.value).toBe('ré');
    }),
  );

  test('a choice made in the hidden select is shown', () =>
    rendered(
      'div',
      <form>
        <Country />
      </form>,
      async (container) => {
        const select = container.querySelector('select') as HTMLSelectElement;
        select.selectedIndex = 2;
        select.dispatchEvent(bubbling('change'));
        await expect.poll(() => boxIn(container).value).toBe('Germany');
        expect(sent(container)).toEqual(['de']);
      },
    ));
});

describe('options that come later', () => {
  const all: ComboboxOption[] = countries;
  /** Shows lists of options one after the other. */
  let show: (options: readonly ComboboxOption[]) => Promise<void>;
  function Later({ children }: { children: (options: readonly ComboboxOption[]) => ReactNode }) {
    const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
    useEffect(() => {
      show = async (next) => {
        setOptions(next);
        await settled();
      };
    }, []);
    return children(options);
  }

  const told = vi.fn<(value: string) => void>();
  function Registered({ options }: { options: readonly ComboboxOption[] }) {
    const { register, reset, handleSubmit } = useForm({ defaultValues: { country: 'fr' } });
    return (
      <form
        onSubmit={(event) => void handleSubmit(({ country }) => told(country))(event)}
        onReset={() => {}}
      >
        <Combobox label="Country" options={options} {...register('country')} />
        <button type="button" onClick={() => reset()}>
          Reset
        </button>
      </form>
    );
  }

  const kinds: Record<string, (options: readonly ComboboxOption[]) => ReactNode> = {
    defaultValue: (options) => (
      <form>
        <Country options={options} defaultValue="fr" onValueChange={told} />
      </form>
    ),
    value: (options) => (
      <form>
        <Country options={options} value="fr" onValueChange={told} />
      </form>
    ),
    register: (options) => <Registered options={options} />,
  };

  describe.each(Object.entries(kinds))('%s', (kind, render) => {
    const expectWait = (act: (container: HTMLElement) => Promise<void>) => {
      told.mockClear();
      return rendered('div', <Later>{render}</Later>, async (container) => {
        expect(sent(container)).toEqual(['']);
        await act(container);
        expect(boxIn(container).value).toBe('France');
        expect(sent(container)).toEqual(['fr']);
        if (kind === 'register') formIn(container).requestSubmit();
        if (kind === 'register') await expect.poll(() => told.mock.calls).toEqual([['fr']]);
        else expect(told).not.toHaveBeenCalled();
      });
    };
    test('all at once', () => expectWait(() => show(all)));
    test('in batches', () =>
      expectWait(async () => {
        await show(all.slice(1, 2));
        await show(all.slice(1));
        await show(all);
      }));
    test('replaced by others and back', () =>
      expectWait(async (container) => {
        await show(all);
        await show([{ value: 'it', label: 'Italy' }]);
        expect(boxIn(container).value).toBe('');
        expect(sent(container)).toEqual(['']);
        await show(all.toReversed());
      }));
    test('after the form was reset', () =>
      expectWait(async (container) => {
        formIn(container).reset();
        await settled();
        await show(all);
      }));
    test('after it was visited', () =>
      expectWait(async (container) => {
        boxIn(container).focus();
        boxIn(container).blur();
        await settled();
        await show(all);
      }));
    test('and the form is reset afterwards', () =>
      expectWait(async (container) => {
        await show(all);
        await userEvent.fill(boxIn(container), 'germany');
        await userEvent.keyboard('{Enter}');
        told.mockClear();
        const button = container.querySelector('button');
        if (button) button.click();
        else formIn(container).reset();
        await settled();
      }));
  });

  test.each([{ defaultValue: '' }, { value: '' }, { defaultValue: 'fr' }, {}])(
    'at first, nothing is reported: %j',
    (props) => {
      told.mockClear();
      const none = { value: '', label: 'None' };
      return rendered(
        'div',
        <Country options={[none, ...countries]} onValueChange={told} {...props} />,
        async (container) => {
          expect(boxIn(container).value).toBe(
            'defaultValue' in props && props.defaultValue ? 'France' : 'None',
          );
          expect(told).not.toHaveBeenCalled();
        },
      );
    },
  );

  test.each(['defaultValue', 'value'])('%s is read right after a reset', (kind) =>
    rendered('div', kinds[kind]?.(countries), async (container) => {
      await userEvent.fill(boxIn(container), 'germany');
      await userEvent.keyboard('{Enter}');
      formIn(container).reset();
      expect(sent(container)).toEqual(['fr']);
      await settled();
      expect(boxIn(container).value).toBe('France');
      expect(sent(container)).toEqual(['fr']);
    }),
  );

  test('a reset that is prevented changes nothing', () =>
    rendered(
      'div',
      <form onReset={(event) => event.preventDefault()}>
        <Country defaultValue="fr" />
      </form>,
      async (container) => {
        await userEvent.fill(boxIn(container), 'germany');
        await userEvent.keyboard('{Enter}');
        formIn(container).reset();
        await settled();
        expect(boxIn(container).value).toBe('Germany');
        expect(sent(container)).toEqual(['de']);
      },
    ));
});

describe('hydration', () => {
  async function hydrated(
    place: (container: HTMLElement) => Document | ShadowRoot,
    before: (select: HTMLSelectElement) => void | Promise<void>,
    look: (copy: HTMLElement, root: Document | ShadowRoot) => void | Promise<void>,
  ) {
    const container = document.createElement('div');
    const root = place(container);
    container.innerHTML = await commands.serverRender('Combobox Playground');
    await before(container.querySelector('select') as HTMLSelectElement);
    const hydration = hydrateRoot(container, <Copies story={storyNamed('Combobox Playground')} />);
    await settled();
    try {
      await look(container.firstElementChild as HTMLElement, root);
    } finally {
      hydration.unmount();
      (root instanceof ShadowRoot ? root.host : container).remove();
    }
  }
  const places = {
    'the page': (container: HTMLElement) => {
      document.body.append(container);
      return document;
    },
    'a shadow root': (container: HTMLElement) => {
      const host = document.body.appendChild(document.createElement('div'));
      const root = host.attachShadow({ mode: 'open' });
      root.append(container);
      return root;
    },
  };

  describe.each(Object.entries(places))('in %s', (_place, place) => {
    test('focus moves along, closed, and the field was not left', () => {
      const left = vi.fn<(event: Event) => void>();
      addEventListener('focusout', left);
      return hydrated(
        place,
        (select) => select.focus(),
        async (copy, root) => {
          removeEventListener('focusout', left);
          expect(root.activeElement).toBe(boxIn(copy));
          expect(boxIn(copy).ariaExpanded).toBe('false');
          expect(left).not.toHaveBeenCalled();
          await userEvent.keyboard('rye');
          expect(boxIn(copy).value).toBe('rye');
        },
      );
    });

    test('so does what was chosen with a letter', () =>
      hydrated(
        place,
        async (select) => {
          select.focus();
          await userEvent.keyboard('s');
          expect(select.value).toBe('spelt');
        },
        (copy, root) => {
          expect(root.activeElement).toBe(boxIn(copy));
          expect(boxIn(copy).value).toBe('Spelt');
          expect(copy.querySelector('select')?.value).toBe('spelt');
        },
      ));

    test('focus elsewhere stays there', () =>
      hydrated(
        place,
        () => {},
        (copy, root) => {
          expect(root.activeElement).not.toBe(boxIn(copy));
        },
      ));
  });

  test('what the browser filled in is taken, also by a parent that holds the value', async () => {
    const told = vi.fn<(value: string) => void>();
    const { renderToString } = await import('react-dom/server');
    const node = (
      <form>
        <Country value="fr" onValueChange={told} />
      </form>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(node);
    const select = container.querySelector('select') as HTMLSelectElement;
    select.value = 'de';
    const root = hydrateRoot(container, node);
    await settled();
    expect(told.mock.calls).toEqual([['de']]);
    // The parent did not take it.
    expect(boxIn(container).value).toBe('France');
    expect(sent(container)).toEqual(['fr']);
    expect(container.querySelector('select')).toBe(select);
    root.unmount();
    container.remove();
  });
});

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
        <PopoverTrigger>
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

  /** What is wrong with where the list is. */
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

  test('it follows what scrolls, and turns over', async () => {
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
      setTextIn(view, box, 'france');
      box.dispatchEvent(new view.Event('change', { bubbles: true }));
      expect(new view.FormData(formIn(other)).get('country')).toBe('fr');
      formIn(other).reset();
      await settled();
      expect(box.value).toBe('France');
    }).finally(() => frame.remove());
  });
});

function setTextIn(view: typeof globalThis, box: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(box, text);
}

describe('thousands of options', () => {
  const options = Array.from({ length: 5000 }, (_, at) => ({
    value: `${at + 1}`,
    label: `Option ${at + 1}${at % 7 === 0 ? ' with a label so long that it takes several lines' : ''}`,
    ...(at % 3 === 0 && { detail: 'With a detail' }),
  }));
  const opened = (
    props: Partial<ComponentProps<typeof Combobox>>,
    look: (box: HTMLInputElement, list: HTMLElement) => Promise<void>,
  ) =>
    rendered(
      'div',
      <form style={{ inlineSize: '20rem' }}>
        <Combobox label="Many" name="many" options={options} {...props} />
      </form>,
      async (container) => {
        await userEvent.click(boxIn(container));
        await expect.poll(() => listIn(container)).not.toBeNull();
        await look(boxIn(container), listIn(container) as HTMLElement);
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

  test('a window of them is drawn, which says how many there are', () =>
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

  test('scrolling leads to both ends, and what is in view stays there', () =>
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
      expect(list.firstElementChild?.getAttribute('aria-setsize')).toBe('111');
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
