'use client';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Accent } from '../../../lib/content.ts';
import { FieldError, FieldHint } from '../Field/Field.tsx';

interface Group {
  name: string;
  value: string | undefined;
  defaultValue: string | undefined;
  required: boolean;
  readOnly: boolean;
  /** Receives every input. */
  attach: Ref<HTMLInputElement> | undefined;
  choose: (event: ChangeEvent<HTMLInputElement>) => void;
}

const GroupContext = createContext<Group | null>(null);

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue' | 'value' | 'onChange'
> {
  /** The question that the choices answer. */
  legend: ReactNode;
  /** Help that is there from the start. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the group as invalid. */
  error?: ReactNode;
  /** The name of the value in the form's data. @default one of its own */
  name?: string;
  /** The chosen value, when the parent keeps it; `null` for none. */
  value?: Value | null;
  /** The value chosen at first, when the group keeps it. */
  defaultValue?: Value | null;
  /** Called with the newly chosen value. */
  onValueChange?: (value: Value) => void;
  /** The browser's own event, beside `onValueChange`. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Whether one must be chosen: tells the controls, and shows `requiredMark`. @default false */
  required?: boolean;
  /** Words or a sign after the legend of a required group. @default none */
  requiredMark?: string;
  /** Keeps the choice as it is, and in the tab order: while a form is being sent. @default false */
  readOnly?: boolean;
  /** Called with every `<input type="radio">` of the group, as form libraries want it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One choice of a few, all visible. Made of native radio buttons: they work before the script has
 * loaded, in any form, and bring the keyboard behaviour of the ARIA pattern with them.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup<Value extends string = string>({
  legend,
  hint,
  error,
  name,
  value,
  defaultValue,
  onValueChange,
  onChange,
  required = false,
  requiredMark,
  readOnly = false,
  inputRef,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const legendId = `${groupId}-legend`;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;

  const group: Group = {
    name: name ?? groupId,
    // null is a choice of the parent's (none); undefined leaves the choice to the browser.
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? undefined,
    required,
    readOnly,
    attach: inputRef,
    choose: (event) => {
      onChange?.(event);
      onValueChange?.(event.target.value as Value);
    },
  };

  return (
    <fieldset
      {...rest}
      id={groupId}
      className={clsx('rp-RadioGroup', className)}
      role="radiogroup"
      aria-labelledby={legendId}
      aria-describedby={clsx(error && errorId, hint && hintId, describedBy) || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
    >
      <legend className="rp-RadioGroup-legend" id={legendId}>
        {legend}
        {required && requiredMark && <span className="rp-RadioGroup-mark"> {requiredMark}</span>}
      </legend>
      {hint && (
        <FieldHint id={hintId} className="rp-RadioGroup-note">
          {hint}
        </FieldHint>
      )}
      <div className="rp-RadioGroup-choices">
        {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
        <GroupContext value={group}>{children}</GroupContext>
      </div>
      {error && (
        <FieldError id={errorId} className="rp-RadioGroup-note">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

export interface RadioProps extends Omit<ComponentProps<'label'>, 'children' | 'htmlFor'> {
  /** What the form sends when this is chosen. */
  value: string;
  /** Names the choice. */
  label: ReactNode;
  /** A line of help; the choice's description, not part of its name. */
  hint?: ReactNode;
  /** Tints the choice. @default that of its surroundings */
  accent?: Accent;
  /** It cannot be chosen; the keys pass over it. @default false */
  disabled?: boolean;
}

/** One choice of a RadioGroup. The whole of it can be pressed. */
export function Radio({
  value,
  label,
  hint,
  accent,
  disabled = false,
  className,
  ...rest
}: RadioProps) {
  const group = use(GroupContext);
  const id = useId();
  if (!group)
    throw new Error('Radio stands outside a RadioGroup, which gives it its name: wrap it in one.');

  const { attach } = group;

  // HTML knows no read-only radio. Undoing the click would be simpler, but React then takes the
  // choice for made and misses the next one. The pointer is kept off by the stylesheet.
  const keep = (event: KeyboardEvent) => {
    if (group.readOnly && /^(Arrow.+| )$/.test(event.key)) event.preventDefault();
  };
  const choice =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value };

  return (
    <label {...rest} className={clsx('rp-RadioGroup-choice', className)} data-accent={accent}>
      <input
        {...choice}
        ref={attach}
        className="rp-RadioGroup-input"
        type="radio"
        name={group.name}
        value={value}
        required={group.required}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={group.choose}
        onKeyDown={keep}
      />
      <span className="rp-RadioGroup-label" id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <span className="rp-RadioGroup-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </label>
  );
}
