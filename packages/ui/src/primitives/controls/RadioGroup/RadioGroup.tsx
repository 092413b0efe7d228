'use client';
import {
  Root,
  unstable_ItemProvider as ItemProvider,
  unstable_ItemTrigger as ItemTrigger,
} from '@radix-ui/react-radio-group';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Accent } from '../../../lib/content.ts';
import { Choice } from '../Field/ChoiceField.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { asControl } from './as-control.ts';

interface Group {
  name: string;
  /** Whether the parent keeps the value; otherwise the browser does. */
  controlled: boolean;
  defaultValue: string | null | undefined;
  required: boolean;
  readOnly: boolean;
  /** Receives every input. */
  attach: Ref<HTMLInputElement> | undefined;
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  choose: (value: string) => void;
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

const groupParts = {
  legend: 'rp-RadioGroup-legend',
  mark: 'rp-RadioGroup-mark',
  choices: 'rp-RadioGroup-choices',
  note: 'rp-RadioGroup-note',
};

/**
 * One choice of a few, all visible. Built on Radix's radio group, with native radio buttons, which
 * work before script has loaded and in any form, and bring the keyboard behavior of the ARIA pattern.
 *
 * `ref` receives the `<fieldset>`, which has `value`, `defaultValue` and `focus()` like an input, so
 * spreading `register('plan')` of react-hook-form is enough.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup<Value extends string = string>({
  error,
  name,
  value,
  defaultValue,
  onValueChange,
  onChange,
  required = false,
  requiredMark,
  readOnly = false,
  ref,
  inputRef,
  id,
  className,
  style,
  children,
  ...rest
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [held, hold] = useState<string | null>(defaultValue ?? null);
  const chosen = value === undefined ? held : value;

  const choose = (next: string | null) => {
    hold(next);
    // When a form is reset, Radix reports the first value, which may be none.
    if (next !== null) onValueChange?.(next as Value);
  };

  useLayoutEffect(() => {
    // Report a choice made before hydration, by the visitor or by the browser restoring the form.
    const found = asControl(fieldset.current as HTMLFieldSetElement).value;
    if (found !== null && found !== chosen) choose(found);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  }, []);
  useImperativeHandle(ref, () => fieldset.current as HTMLFieldSetElement, []);

  const group: Group = {
    name: name ?? groupId,
    controlled: value !== undefined,
    defaultValue,
    required,
    readOnly,
    attach: inputRef,
    onChange,
    choose,
  };

  return (
    <Root asChild value={chosen} onValueChange={choose}>
      <FieldGroup
        // Drop what Radix adds: a tab stop, a direction, and an inline style in the server's HTML.
        tabIndex={undefined}
        dir={undefined}
        {...rest}
        style={{ outline: undefined, ...style }}
        ref={fieldset}
        id={groupId}
        className={clsx('rp-RadioGroup', className)}
        parts={groupParts}
        error={error}
        mark={required && requiredMark}
        aria-labelledby={`${groupId}-legend`}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-readonly={readOnly || undefined}
      >
        {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
        <GroupContext value={group}>{children}</GroupContext>
      </FieldGroup>
    </Root>
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

const radioParts = {
  choice: 'rp-RadioGroup-choice',
  label: 'rp-RadioGroup-label',
  hint: 'rp-RadioGroup-hint',
};

/** One choice of a RadioGroup. The whole of it can be pressed. */
export function Radio({ value, disabled = false, ...rest }: RadioProps) {
  const group = use(GroupContext);
  if (!group)
    throw new Error('Radio stands outside a RadioGroup, which gives it its name: wrap it in one.');

  return (
    <ItemProvider value={value} disabled={disabled}>
      <Choice {...rest} parts={radioParts}>
        {(tied) => (
          <ItemTrigger asChild>
            <NativeRadio group={group} tied={tied} ref={group.attach} />
          </ItemTrigger>
        )}
      </Choice>
    </ItemProvider>
  );
}

/** What Radix passes to its trigger, as far as it is used. */
interface TriggerProps extends Pick<ComponentProps<'input'>, 'value' | 'disabled' | 'onClick'> {
  /** Whether it is chosen. */
  'aria-checked'?: boolean;
}

/**
 * A native radio button in place of Radix's button. It ignores Radix's role, `tabindex`, key and focus
 * handlers, because the browser moves the focus and checks the radio by itself.
 */
function NativeRadio({
  group,
  tied,
  ref,
  value,
  disabled,
  onClick,
  'aria-checked': chosen = false,
}: TriggerProps & {
  group: Group;
  tied: Pick<ComponentProps<'input'>, 'aria-labelledby' | 'aria-describedby'>;
  ref: Ref<HTMLInputElement> | undefined;
}) {
  // HTML knows no read-only radio. Undoing the click would be simpler, but React then takes the
  // choice for made and misses the next one. The pointer is kept off by the stylesheet.
  const keep = (event: KeyboardEvent) => {
    if (group.readOnly && /^(Arrow.+| )$/.test(event.key)) event.preventDefault();
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    group.onChange?.(event);
    // Radix does not report the value it already has, but a script may have checked another since.
    if (chosen) group.choose(event.target.value);
  };
  const choice = group.controlled
    ? { checked: chosen }
    : { defaultChecked: group.defaultValue === value };

  return (
    <input
      {...choice}
      {...tied}
      ref={ref}
      className="rp-RadioGroup-input"
      type="radio"
      name={group.name}
      value={value}
      required={group.required}
      disabled={disabled}
      onClick={onClick}
      onChange={change}
      onKeyDown={keep}
    />
  );
}
