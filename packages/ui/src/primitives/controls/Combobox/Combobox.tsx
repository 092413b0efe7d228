'use client';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { Chevron } from '../../../lib/Chevron.tsx';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { Select, type SelectProps } from '../Select/Select.tsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';
import { asControl } from './as-control.ts';
import { comboboxWords } from './Combobox.words.ts';

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

/** The text without case and accents, as people search. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
  const [ready, setReady] = useState(false);
  const [held, hold] = useState(defaultValue);
  /** What is being typed; `null` shows the chosen option. */
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(defaultOpen);
  const [active, setActive] = useState(-1);

  const chosen = options.find((option) => option.value === (value ?? held));
  const matches = query
    ? options.filter(({ label, detail = '' }) => plain(`${label} ${detail}`).includes(plain(query)))
    : options;
  const last = matches.length - 1;
  const listed = open && last >= 0;

  const forget = () => {
    setQuery(null);
    setOpen(false);
    setActive(-1);
  };
  const show = (index: number) => {
    if (rest.readOnly) return;
    setOpen(true);
    setActive(index);
  };
  const choose = (next: string) => {
    forget();
    const element = select.current as HTMLSelectElement;
    if (element.value === next) return;
    element.value = next;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };

  useImperativeHandle(
    ref,
    () =>
      asControl(
        select.current as HTMLSelectElement,
        (how) => input.current?.focus(how),
        () => hold(select.current?.value ?? ''),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- another select takes the first one's place
    [ready],
  );

  // Takes over what was chosen before script.
  useLayoutEffect(() => {
    const element = select.current as HTMLSelectElement;
    if (ready) element.value = held;
    else hold(element.value);
    setReady(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once before and once after the exchange
  }, [ready]);

  // A reset fires no change event.
  useEffect(() => {
    const owner = select.current?.form;
    const lookAfterwards = () => setTimeout(() => hold(select.current?.value ?? ''));
    owner?.addEventListener('reset', lookAfterwards);
    return () => owner?.removeEventListener('reset', lookAfterwards);
  }, [ready]);

  // At the window: a dialog around it listens at the document, and would close as well.
  useEffect(() => {
    if (!open) return;
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.target !== input.current) return;
      event.preventDefault();
      forget();
    };
    addEventListener('keydown', escape, true);
    return () => removeEventListener('keydown', escape, true);
  }, [open]);

  useEffect(() => {
    if (listed) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listed, active, id]);

  const control = {
    ref: select,
    name,
    form,
    onBlur,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      hold(event.target.value);
      onChange?.(event);
      onValueChange?.(event.target.value);
    },
    ...(value === undefined ? { defaultValue } : { value }),
    children: (
      <>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </>
    ),
  };

  if (!ready) {
    const { ref: selectRef, ...plainSelect } = control;
    // The handlers are of the text box, which is not there yet.
    const { readOnly: _readOnly, ...field } = rest as unknown as SelectProps & {
      readOnly?: boolean;
    };
    return (
      <Select
        {...field}
        {...plainSelect}
        ref={selectRef}
        className={clsx('rp-Combobox', className)}
      />
    );
  }

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
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
    const typed = options.find(({ label }) => plain(label) === plain(query ?? ''));
    if (query === '') choose('');
    else if (typed) choose(typed.value);
    else forget();
    // For the form, the field is left, not its text box, which has no name.
    event.stopPropagation();
    select.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  };

  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as in the ARIA pattern, focus and keys stay in the text box */
  return (
    <InputField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={input}
      className={clsx('rp-Combobox', className)}
      label={<span id={`${id}-label`}>{rest.label}</span>}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={listed}
      aria-controls={listed ? id : undefined}
      aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
      placeholder={placeholder}
      value={query ?? chosen?.label ?? ''}
      onValueChange={(text) => {
        setQuery(text);
        show(text ? 0 : -1);
      }}
      onClick={() => show(chosen ? matches.indexOf(chosen) : -1)}
      onKeyDown={keyDown}
      onBlur={blur}
      end={
        <>
          <Chevron className="rp-Combobox-icon" />
          <select {...control} hidden disabled={rest.disabled} />
          {listed && (
            <span
              className="rp-Combobox-popup"
              role="listbox"
              id={id}
              aria-labelledby={`${id}-label`}
              onMouseDown={keepFocus}
            >
              {matches.map((option, index) => (
                <span
                  key={option.value}
                  className="rp-Combobox-option"
                  role="option"
                  id={`${id}-${index}`}
                  aria-selected={option === chosen}
                  data-active={index === active || undefined}
                  onClick={() => choose(option.value)}
                >
                  {option.label}
                  {option.detail && <span className="rp-Combobox-detail">{option.detail}</span>}
                </span>
              ))}
            </span>
          )}
          {open && !listed && (
            <span className="rp-Combobox-popup" aria-hidden="true" onMouseDown={keepFocus}>
              <span className="rp-Combobox-empty">{words.emptyText}</span>
            </span>
          )}
          <VisuallyHidden>
            <output>{open && !listed && words.emptyText}</output>
          </VisuallyHidden>
        </>
      }
    />
  );
}

/** A click on the list keeps focus in the text box. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
