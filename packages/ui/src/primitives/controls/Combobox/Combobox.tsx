'use client';
import { clsx } from 'clsx';
import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Chevron } from '../../../lib/Chevron.tsx';
import { isComposing } from '../../../lib/composing.ts';
import { distinct } from '../../../lib/distinct.ts';
import { focusedBeside } from '../../../lib/focused.ts';
import { setEntry } from '../../../lib/form-data.ts';
import { onWrite } from '../../../lib/on-write.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';
import { comboboxWords } from './Combobox.words.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { createSearch } from './search.ts';
import { useEvents } from './use-events.ts';

export interface ComboboxOption {
  /** What the form gets. */
  value: string;
  /** What people see and search. */
  label: string;
  /** A short line below the label, which can be searched too. @default none */
  detail?: string;
}

export interface ComboboxProps extends Omit<
  InputFieldProps,
  'type' | 'start' | 'end' | 'list' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'
> {
  /** What can be chosen. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option (controlled); empty for none. */
  value?: string;
  /** The value of the option chosen at first (uncontrolled). @default none */
  defaultValue?: string;
  /** Whether the list is open initially. @default false */
  defaultOpen?: boolean;
  /** Called with the value of the newly chosen option; empty when the text is cleared. */
  onValueChange?: (value: string) => void;
  /** Called with the change event of the hidden `<select>`, in addition to `onValueChange`. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
  /** Called when focus leaves; the target is the hidden `<select>`, which has the name. */
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  /** Shown and announced when nothing matches. @default 'Nothing found' */
  emptyText?: string;
  /** The `<select>` with the value. Its `focus()` moves focus to the text box. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One choice of many, found by typing. The value is in a native `<select>`: it is what the form
 * sees, and before script it is the control itself.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every other
 * attribute reaches the text box.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Combobox({
  options,
  value,
  defaultValue = '',
  defaultOpen = false,
  onValueChange,
  onChange,
  onBlur,
  emptyText,
  ref,
  className,
  name,
  form,
  placeholder,
  onKeyDown,
  ...rest
}: ComboboxProps) {
  const words = useWords('Combobox', comboboxWords, { emptyText });
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const initial = useRef(defaultValue);
  /** The label in the text box, as the browser has it. */
  const written = useRef('');
  const [ready, setReady] = useState(false);
  /** The value, whose option may come later. An object, so that setting it again is a change. */
  const [held, hold] = useState({ value: defaultValue });
  /** What is being typed; `null` shows the chosen option. */
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(defaultOpen);
  const [active, setActive] = useState(-1);

  const wanted = value ?? held.value;
  const indexOf = (one: string) => options.findIndex((option) => option.value === one);
  const at = indexOf(wanted);
  const chosen = options[at];
  const label = chosen?.label ?? '';
  const search = useMemo(() => createSearch(options), [options]);
  const matches = useMemo(
    () => (query ? search.matches(query) : options),
    [search, query, options],
  );
  const last = matches.length - 1;
  const listed = open && last >= 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** The text is the browser's: it may change without an event. */
  const write = (text: string) => {
    const box = input.current as HTMLInputElement;
    box.value = text;
    written.current = box.value;
  };
  /** Gives up what is being typed. */
  const forget = (text = label) => {
    setQuery(null);
    close();
    write(text);
  };
  const show = (index: number) => {
    if (rest.readOnly) return;
    setOpen(true);
    setActive(index);
  };
  const pick = (next: string) => {
    const element = select.current as HTMLSelectElement;
    if (element.value === next) return;
    element.selectedIndex = indexOf(next) + 1;
    dispatch(element, 'Event', 'change');
  };
  const choose = (next: string) => {
    forget(options[indexOf(next)]?.label ?? '');
    pick(next);
  };
  /** The value of the option that the text names; without text, that of none. */
  const named = () => {
    const text = (input.current as HTMLInputElement).value;
    if (text === written.current) return (select.current as HTMLSelectElement).value;
    return text.trim() && search.named(text, chosen)?.value;
  };
  /** Ends typing, where focus may stay. Returns whether the text names something. */
  const settle = () => {
    const next = named();
    if (next === undefined) close();
    else choose(next);
    return next !== undefined;
  };
  /** Before the form is read: text that is no choice stays, but is not sent as the last one. */
  const commit = () => {
    const box = input.current as HTMLInputElement;
    const text = box.value;
    if (settle()) return;
    pick('');
    setQuery(text);
    box.value = text;
  };

  // What the visitor has chosen before script, which form libraries set below.
  const early = useRef(false);
  const focused = useRef(false);
  useLayoutEffect(() => {
    early.current = select.current?.value !== (chosen ? wanted : '');
    // oxlint-disable-next-line react/exhaustive-deps -- only what the server's HTML has
  }, []);

  useLayoutEffect(() => {
    const element = select.current as HTMLSelectElement;
    const { focus } = Object.getPrototypeOf(element) as HTMLSelectElement;
    // For form libraries, which focus the control that has the name.
    const focusBox = (how?: FocusOptions) =>
      input.current ? input.current.focus(how) : focus.call(element, how);
    // Not by assignment, which user-event takes for all elements.
    Object.defineProperty(element, 'focus', { configurable: true, value: focusBox });
    const stop = new AbortController();
    const setChoice = (property: string, next: unknown) => {
      if (property !== 'value') return;
      // What a library sets at first is its default.
      if (!input.current) initial.current = String(next);
      setQuery(null);
      hold({ value: String(next) });
    };
    onWrite(element, setChoice, stop.signal);
    return () => stop.abort();
  }, []);
  // After that, because a form library sets its value with it at once.
  useMergedRefs(select, ref);

  useLayoutEffect(() => {
    const element = select.current as HTMLSelectElement;
    if (early.current) dispatch(element, 'Event', 'change');
    // Once hidden, it has the focus no more. The field is not left.
    focused.current = isFocused(element);
    if (focused.current) element.addEventListener('focusout', stop);
    setReady(true);
  }, []);

  // The text box takes the place of the select, and its focus.
  useLayoutEffect(() => {
    if (!ready || !focused.current) return;
    focused.current = false;
    input.current?.select();
    input.current?.focus();
    select.current?.removeEventListener('focusout', stop);
  }, [ready]);

  useLayoutEffect(() => {
    const element = select.current as HTMLSelectElement;
    if (element.selectedIndex !== at + 1) element.selectedIndex = at + 1;
  }, [options, at, held]);

  useLayoutEffect(() => {
    if (ready && query === null) write(label);
  }, [ready, label, held, query]);

  const inForm = (act: (event: FormDataEvent) => void) => (event: Event) => {
    if (input.current && event.target === select.current?.form) act(event as FormDataEvent);
  };
  const inText = (event: Event) => {
    if (input.current && event.target === input.current) settle();
  };
  useEvents(select, {
    root: {
      submit: inForm(commit),
      formdata: inForm(({ formData }) => {
        const element = select.current as HTMLSelectElement;
        const { value: before } = element;
        const next = named() ?? '';
        // A form that is read while someone types in it must not end that.
        if (!isFocused(input.current as HTMLInputElement)) commit();
        if (next !== before) setEntry(formData, element, next);
      }),
      reset: inForm((event) => {
        const first = indexOf(value ?? initial.current);
        const option = select.current?.options[first + 1];
        if (option) option.defaultSelected = true;
        (input.current as HTMLInputElement).defaultValue = options[first]?.label ?? '';
        // The browser resets afterwards, and a form library may then set its own value.
        setTimeout(() => {
          const isDone = !event.defaultPrevented;
          if (isDone) setQuery(null);
          hold((now) => ({ value: isDone && now === held ? initial.current : now.value }));
        });
      }),
      // Autofill and password managers end with one of these, and may not move focus.
      change: inText,
      blur: inText,
    },
    window: {
      // A dialog around it listens at the document, and would close as well.
      keydown: (event) => {
        if (!open || event.key !== 'Escape' || isComposing(event)) return;
        if (event.composedPath()[0] !== input.current) return;
        event.preventDefault();
        forget();
      },
    },
  });

  // Once for the list of options: there may be thousands.
  const choices = useMemo(() => {
    const keys = distinct(options.map((option) => option.value));
    return (
      <>
        <option value="">{placeholder}</option>
        {options.map((option, index) => (
          <option key={keys[index]} value={option.value}>
            {option.label}
          </option>
        ))}
      </>
    );
  }, [options, placeholder]);

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const option = open ? matches[active] : undefined;
    if (event.key === 'ArrowDown') {
      if (open) show(active === last ? 0 : active + 1);
      else show(event.altKey ? -1 : Math.max(0, chosen ? matches.indexOf(chosen) : 0));
    } else if (event.key === 'ArrowUp') {
      if (event.altKey) forget();
      else show(active > 0 ? active - 1 : last);
    } else if (event.key === 'Enter' && (option || query !== null)) {
      // Text that is no choice is not sent as the last one.
      if (option) choose(option.value);
      else if (query === '') choose('');
    } else return;
    event.preventDefault();
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const { relatedTarget } = event;
    if (!settle()) forget();
    // For the form, the field is left, not its text box, which has no name.
    event.stopPropagation();
    // A value that waits for its option would be read as none.
    if (chosen || !held.value)
      dispatch(select.current as HTMLSelectElement, 'FocusEvent', 'focusout', { relatedTarget });
  };

  /** Before script, the select is the control. The handlers are of the text box. */
  const plain = ({ readOnly: _readOnly, ...attributes }: ComponentProps<'input'>) =>
    attributes as unknown as ComponentProps<'select'>;

  return (
    <InputField
      {...rest}
      className={clsx('rp-Combobox', className)}
      label={<span id={`${id}-label`}>{rest.label}</span>}
      end={
        <>
          <Chevron className="rp-Combobox-icon" />
          {open && ready && (
            <ComboboxList
              id={id}
              labelId={`${id}-label`}
              query={query ?? ''}
              matches={matches}
              chosen={chosen}
              active={active}
              onChoose={(option) => choose(option.value)}
              emptyText={words.emptyText}
            />
          )}
          {ready && (
            <VisuallyHidden>
              <output>{open && !listed && words.emptyText}</output>
            </VisuallyHidden>
          )}
        </>
      }
    >
      {({ props: attributes }) => (
        <>
          {ready && (
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...attributes}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? id : undefined}
              aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
              placeholder={placeholder}
              onChange={(event) => {
                const text = event.target.value;
                setQuery(text);
                // Autofill may send only the event that ends typing.
                if (event.nativeEvent.type === 'change') return;
                const exact = search.named(text);
                const first = search.matches(text).findIndex((option) => option === exact);
                show(text ? Math.max(0, first) : -1);
              }}
              onClick={() => show(chosen ? matches.indexOf(chosen) : -1)}
              onKeyDown={keyDown}
              onBlur={blur}
            />
          )}
          <select
            {...(ready ? { hidden: true, disabled: rest.disabled } : plain(attributes))}
            ref={select}
            name={name}
            form={form}
            defaultValue={value ?? defaultValue}
            onBlur={onBlur}
            onChange={(event) => {
              setQuery(null);
              hold({ value: event.target.value });
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {choices}
          </select>
        </>
      )}
    </InputField>
  );
}

const isFocused = (element: Element) => focusedBeside(element) === element;

const stop = (event: Event) => event.stopPropagation();

/** Dispatches an event of the element's own window. */
function dispatch(
  element: Element,
  kind: 'Event' | 'FocusEvent',
  type: string,
  init?: FocusEventInit,
) {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  element.dispatchEvent(new view[kind](type, { bubbles: true, ...init }));
}
