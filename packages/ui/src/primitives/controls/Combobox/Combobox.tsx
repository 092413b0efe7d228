'use client';
import { clsx } from 'clsx';
import {
  memo,
  useId,
  type ChangeEvent,
  type ComponentProps,
  type FocusEventHandler,
  type Ref,
} from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import { distinct } from '../../../lib/distinct.ts';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { Chevron } from '../Select/Chevron.tsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';
import { boxProps } from './box-props.ts';
import { comboboxWords } from './Combobox.words.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxOption {
  /** The value that the form gets. */
  value: string;
  /** The text that people see and search. */
  label: string;
  /** A short line below the label, also searched. @default none */
  detail?: string;
}

export interface ComboboxProps extends Omit<
  InputFieldProps,
  | 'type'
  | 'start'
  | 'end'
  | 'list'
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'onChange'
  | 'onBlur'
  | 'ref'
> {
  /** The options to choose from. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option (controlled); empty for no choice. */
  value?: string;
  /** The value of the initially chosen option (uncontrolled). @default none */
  defaultValue?: string;
  /** Whether the list is open (controlled). */
  open?: boolean;
  /** Whether the list is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the list should open or close, and why. */
  onOpenChange?: (
    open: boolean,
    details: ChangeDetails<
      'input-change' | 'trigger-press' | 'item-press' | 'focus-out' | 'escape-key' | 'none'
    >,
  ) => void;
  /**
   * Called with the value of the newly chosen option, or an empty value if the text is cleared, and
   * why.
   */
  onValueChange?: (
    value: string,
    details: ChangeDetails<'item-press' | 'input-change' | 'none'>,
  ) => void;
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
 * One of many choices, found by typing. The value is in a native `<select>`, which the form sees.
 * Before the script loads, it is the control.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every other
 * attribute reaches the text box.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Combobox({
  emptyText,
  className,
  name,
  form,
  placeholder,
  onBlur,
  onKeyDown,
  ...props
}: ComboboxProps) {
  const words = useWords('Combobox', comboboxWords, { emptyText });
  const id = useId();
  const { rest, ...combobox } = useCombobox(props);
  const { ready, open, matches, chosen } = combobox;

  return (
    <InputField
      {...rest}
      className={clsx('rp-Combobox', className)}
      label={<span id={`${id}-label`}>{rest.label}</span>}
      end={
        <>
          <Chevron />
          {open && ready && (
            <ComboboxList
              id={id}
              labelId={`${id}-label`}
              query={combobox.query ?? ''}
              matches={matches}
              chosen={chosen}
              active={combobox.active}
              onPick={combobox.pick}
              emptyText={words.emptyText}
            />
          )}
          {ready && (
            <VisuallyHidden>
              <output>{open && matches.length === 0 && words.emptyText}</output>
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
              {...boxProps(combobox, id, onKeyDown)}
              placeholder={placeholder}
            />
          )}
          <select
            {...(ready ? { hidden: true, disabled: rest.disabled } : ofSelect(attributes))}
            ref={combobox.select}
            name={name}
            form={form}
            value={chosen?.value ?? ''}
            onBlur={onBlur}
            onChange={combobox.onSelectChange}
          >
            <Options options={props.options} placeholder={placeholder} />
          </select>
        </>
      )}
    </InputField>
  );
}

/** Returns the props of the select while it is the control; they are typed for the text box. */
const ofSelect = ({ readOnly: _readOnly, ...attributes }: ComponentProps<'input'>) =>
  attributes as unknown as ComponentProps<'select'>;

/** Renders the options only when the list changes, because there may be thousands. */
const Options = memo(function Options({
  options,
  placeholder,
}: Pick<ComboboxProps, 'options' | 'placeholder'>) {
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
});
