'use client';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { focusedBeside } from '../../../lib/focused.ts';
import { useFormReset } from '../../../lib/use-form-reset.ts';
import { useWords } from '../../../lib/words.ts';
import { Chevron } from '../Select/Chevron.tsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';
import { comboboxWords } from './Combobox.words.ts';
import { inputProps, useBox, type Box } from './use-box.ts';

export interface ComboboxOption {
  /** The value that the form gets, different for each option. */
  value: string;
  /** The text that people see and search. */
  label: string;
  /** A short line below the label, also searched. @default none */
  detail?: string | undefined;
}

export interface ComboboxProps extends Omit<
  InputFieldProps,
  'type' | 'start' | 'end' | 'list' | 'value' | 'defaultValue' | 'onChange' | 'onValueChange'
> {
  /** The options to choose from. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option (controlled); empty for no choice. */
  value?: string | undefined;
  /** The value of the initially chosen option (uncontrolled). @default none */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option, empty if the text is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the list is open (controlled). */
  open?: boolean | undefined;
  /** Whether the list is open initially (uncontrolled); it takes the focus. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the list should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Shown and announced when nothing matches. @default 'Nothing found' */
  emptyText?: string | undefined;
}

/**
 * One of many choices, found by typing. Before the script runs, it is a native `<select>`.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; `ref` and every
 * other attribute reach the text box; a hidden input has `name` and the value.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Combobox({ emptyText, className, name, ...props }: ComboboxProps) {
  const words = useWords('Combobox', comboboxWords, { emptyText });
  const labelId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const state = useBox(props, labelId, hidden);
  const { box, rest, chosen, choose, reset } = state;
  const [ready, setReady] = useState<{ autoFocus: boolean }>();
  useFormReset(hidden, reset);

  // Keeps what the visitor chose before the script ran, and the focus.
  useLayoutEffect(() => {
    const before = select.current as HTMLSelectElement;
    if (before.value !== (box.selectedItem?.value ?? '')) choose(before.value);
    setReady({ autoFocus: before === focusedBeside(before) });
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, []);

  const label = <span id={labelId}>{rest.label}</span>;
  const root = clsx('rp-Combobox', className);
  return (
    <InputField {...rest} className={root} label={label} end={<Chevron />}>
      {({ props: attributes }) => {
        const { form, disabled, readOnly, placeholder, ...shared } = attributes;
        const selectProps = shared as ComponentProps<'select'>;
        const input = inputProps(state, { ...ready, ...attributes });
        return ready ? (
          <>
            <input {...input} />
            <input ref={hidden} type="hidden" value={chosen} {...{ name, form, disabled }} />
            <List state={state} emptyText={words.emptyText} />
          </>
        ) : (
          <select {...selectProps} ref={select} {...{ name, form, disabled }} defaultValue={chosen}>
            <option value="">{placeholder}</option>
            {props.options.map(({ value, label: text }) => (
              <option key={value} value={value} disabled={readOnly && value !== chosen}>
                {text}
              </option>
            ))}
          </select>
        );
      }}
    </InputField>
  );
}

/** The matches, or a text that there are none, which is announced too. */
function List({ state, emptyText }: { state: Box; emptyText: string }) {
  const { box, items, listProps } = state;
  return (
    <>
      {box.isOpen && items.length > 0 && (
        <span {...listProps} className="rp-Combobox-popup" popover="manual">
          {items.map((item, index) => (
            <span
              className="rp-Combobox-option"
              data-value={item.value}
              data-active={index === box.highlightedIndex || undefined}
              {...box.getItemProps({ item, index, 'aria-selected': item === box.selectedItem })}
              key={item.value}
            >
              <span>{item.label}</span>
              {item.detail && <span className="rp-Combobox-detail">{item.detail}</span>}
            </span>
          ))}
        </span>
      )}
      <output className="rp-Combobox-popup rp-Combobox-empty">
        {box.isOpen && items.length === 0 && emptyText}
      </output>
    </>
  );
}
