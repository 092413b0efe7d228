/** Tests Combobox's value in a form: text set without typing, options added later, hydration. */
import { useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { Combobox, type ComboboxOption } from '../../../src/index.ts';
import { rendered } from '../checks/root.tsx';
import { boxIn, countries, Country, formIn, listIn, setText } from '../combobox.tsx';
import { Copies } from '../Copies.tsx';
import { settled } from '../mount.tsx';
import { storyNamed } from '../stories.ts';

const sent = (place: ParentNode) => new FormData(formIn(place)).getAll('country');

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

    test('before the submit handler runs, and only once', () => {
      const [submitted, reported] = [
        vi.fn<(value: unknown) => void>(),
        vi.fn<(value: string) => void>(),
      ];
      return rendered(
        'div',
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted(event.currentTarget.querySelector('select')?.value);
          }}
        >
          <Country onValueChange={(value) => reported(value)} />
        </form>,
        async (container) => {
          await fill(container, 'Germany');
          formIn(container).requestSubmit();
          expect(submitted.mock.calls).toEqual([['de']]);
          expect(reported.mock.calls).toEqual([['de']]);
        },
      );
    });

    test('text that names no option clears the value instead of keeping the last one', () =>
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

  test('reading a form while someone types does not end the typing', () =>
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

  test('before its options exist, applies once they do', () => {
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
  /** Shows lists of options one after another. */
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

  const reported = vi.fn<(value: string) => void>();
  function Registered({ options }: { options: readonly ComboboxOption[] }) {
    const { register, reset, handleSubmit } = useForm({ defaultValues: { country: 'fr' } });
    return (
      <form
        onSubmit={(event) => void handleSubmit(({ country }) => reported(country))(event)}
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
        <Country options={options} defaultValue="fr" onValueChange={(value) => reported(value)} />
      </form>
    ),
    value: (options) => (
      <form>
        <Country options={options} value="fr" onValueChange={(value) => reported(value)} />
      </form>
    ),
    register: (options) => <Registered options={options} />,
  };

  describe.each(Object.entries(kinds))('%s', (kind, render) => {
    const expectWait = (act: (container: HTMLElement) => Promise<void>) => {
      reported.mockClear();
      return rendered('div', <Later>{render}</Later>, async (container) => {
        expect(sent(container)).toEqual(['']);
        await act(container);
        expect(boxIn(container).value).toBe('France');
        expect(sent(container)).toEqual(['fr']);
        if (kind === 'register') formIn(container).requestSubmit();
        if (kind === 'register') await expect.poll(() => reported.mock.calls).toEqual([['fr']]);
        else expect(reported).not.toHaveBeenCalled();
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
        reported.mockClear();
        const button = container.querySelector('button');
        if (button) button.click();
        else formIn(container).reset();
        await settled();
      }));
  });

  test.each([{ defaultValue: '' }, { value: '' }, { defaultValue: 'fr' }, {}])(
    'at first, nothing is reported: %j',
    (props) => {
      reported.mockClear();
      const none = { value: '', label: 'None' };
      return rendered(
        'div',
        <Country
          options={[none, ...countries]}
          onValueChange={(value) => reported(value)}
          {...props}
        />,
        async (container) => {
          expect(boxIn(container).value).toBe(
            'defaultValue' in props && props.defaultValue ? 'France' : 'None',
          );
          expect(reported).not.toHaveBeenCalled();
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
    check: (copy: HTMLElement, root: Document | ShadowRoot) => void | Promise<void>,
  ) {
    const container = document.createElement('div');
    const root = place(container);
    container.innerHTML = await commands.serverRender('Combobox Playground');
    await before(container.querySelector('select') as HTMLSelectElement);
    const hydration = hydrateRoot(container, <Copies story={storyNamed('Combobox Playground')} />);
    await settled();
    try {
      await check(container.firstElementChild as HTMLElement, root);
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
      const onFocusOut = vi.fn<(event: Event) => void>();
      addEventListener('focusout', onFocusOut);
      return hydrated(
        place,
        (select) => select.focus(),
        async (copy, root) => {
          removeEventListener('focusout', onFocusOut);
          expect(root.activeElement).toBe(boxIn(copy));
          expect(boxIn(copy).ariaExpanded).toBe('false');
          expect(onFocusOut).not.toHaveBeenCalled();
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
    const reported = vi.fn<(value: string) => void>();
    const { renderToString } = await import('react-dom/server');
    const node = (
      <form>
        <Country value="fr" onValueChange={(value) => reported(value)} />
      </form>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(node);
    const select = container.querySelector('select') as HTMLSelectElement;
    select.value = 'de';
    const root = hydrateRoot(container, node);
    await settled();
    expect(reported.mock.calls).toEqual([['de']]);
    // The parent did not take it.
    expect(boxIn(container).value).toBe('France');
    expect(sent(container)).toEqual(['fr']);
    expect(container.querySelector('select')).toBe(select);
    root.unmount();
    container.remove();
  });
});
