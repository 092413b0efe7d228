'use client';
import { Root } from '@radix-ui/react-radio-group';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import type { Accent } from '../../../lib/content.ts';
import { changeHandler, textOf } from '../Field/change-handler.ts';
import { Choice } from '../Checkbox/ChoiceField.tsx';
import { FieldGroup, type FieldGroupOwnProps } from '../Field/FieldGroup.tsx';
import { useGroupControl } from '../Field/group-control.ts';

/** Returns the group's props for the native radio button with this value. */
type PropsOf = (value: string) => ComponentProps<'input'>;

const GroupContext = createContext<PropsOf | null>(null);

export interface RadioGroupProps<Value extends string = string>
  extends
    Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'value' | 'onChange'>,
    FieldGroupOwnProps {
  /** The name of the value in the form's data. @default generated */
  name?: string;
  /** The chosen value (controlled); `null` for no choice. */
  value?: Value | null;
  /**
   * The initially chosen value (uncontrolled). A value that is set later, such as from a part of
   * the URL that the server does not see, applies if nothing is chosen yet. So does a value whose
   * choice is added later.
   */
  defaultValue?: Value | null;
  /** Called with the newly chosen value and why it was chosen. */
  onValueChange?: (value: Value, details: ChangeDetails) => void;
  /** Called with the change event, in addition to `onValueChange`. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Requires a choice: marks the controls and shows `requiredMark`. @default false */
  required?: boolean;
  /** Text or a sign after the legend of a required group. @default none */
  requiredMark?: string;
  /** Prevents changes but keeps the tab stop, while a form is being sent. @default false */
  readOnly?: boolean;
}

const radiosOf = (group: HTMLFieldSetElement) =>
  [...group.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
    (radio) => radio.closest('fieldset') === group,
  );

const chosenIn = (group: HTMLFieldSetElement | null) =>
  group ? radiosOf(group).find(({ checked }) => checked) : undefined;

/** How `useGroupControl` reads the value. */
const radioKind = {
  choicesOf: radiosOf,
  multiple: false,
  toValue: ([chosen]: string[]) => chosen ?? null,
};

/**
 * Prevents keys from changing the choice, because HTML has no read-only radio button. The
 * stylesheet blocks the pointer.
 */
const keepChoice = (event: KeyboardEvent) => {
  if (/^(Arrow.+| )$/.test(event.key)) event.preventDefault();
};

/**
 * One of a few choices, all visible. Radix's radio group contains native radio buttons, which work
 * before scripts load and in any form, and have the keyboard behavior of the ARIA pattern.
 *
 * `ref` receives the `<fieldset>`, which has `value`, `defaultValue` and `focus()` like an input,
 * so spreading `register('plan')` of react-hook-form is enough.
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
  id,
  className,
  style,
  children,
  ...rest
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [stored, store] = useState<string | null>(defaultValue ?? null);
  const chosen = value === undefined ? stored : value;

  const choose = (next: string, details: ChangeDetails) => {
    store(next);
    onValueChange?.(next as Value, details);
  };

  useLayoutEffect(() => {
    const found = chosenIn(fieldset.current);
    // Report a choice made before hydration, by the visitor or by the browser restoring the form.
    if (found && found.value !== chosen)
      choose(found.value, { event: new Event('change'), reason: 'none' });
    // A default that was set later.
    if (!found && defaultValue) store(defaultValue);
    // oxlint-disable-next-line react/exhaustive-deps -- on hydration, and when a default is set later
  }, [defaultValue]);
  useGroupControl(fieldset, radioKind, { value, defaultValue, ref });

  const propsOf: PropsOf = (own) => ({
    ...(value === undefined
      ? { defaultChecked: defaultValue === own }
      : { checked: value === own }),
    name: name ?? groupId,
    required,
    onChange: changeHandler(onChange, choose, textOf),
    onKeyDown: readOnly ? keepChoice : undefined,
  });
  // Radix calls this only when a form is reset, because none of its items is used. Whoever holds
  // the value keeps it, as with React's own radio button.
  const reset = () => {
    if (value !== undefined) return;
    // The event comes before the reset, which a listener may prevent.
    setTimeout(() => {
      const first = chosenIn(fieldset.current)?.value ?? null;
      if (first === null) store(first);
      else if (first !== chosen) choose(first, { event: new Event('reset'), reason: 'none' });
    });
  };

  return (
    <Root asChild value={chosen} onValueChange={reset}>
      <FieldGroup
        // Drop what Radix adds: a tab stop, a direction, and an inline style in the server's HTML.
        tabIndex={undefined}
        dir={undefined}
        {...rest}
        style={{ outline: undefined, ...style }}
        ref={fieldset}
        id={groupId}
        className={clsx('rp-RadioGroup', className)}
        error={error}
        mark={required && requiredMark}
        aria-labelledby={`${groupId}-legend`}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-readonly={readOnly || undefined}
      >
        {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
        <GroupContext value={propsOf}>{children}</GroupContext>
      </FieldGroup>
    </Root>
  );
}

export interface RadioProps extends Omit<ComponentProps<'label'>, 'children' | 'htmlFor'> {
  /** The value that the form submits when this is chosen. */
  value: string;
  /** Names the choice. */
  label: ReactNode;
  /** A line of help; part of the choice's description, not of its name. */
  hint?: ReactNode;
  /** Tints the choice. @default inherited */
  accent?: Accent;
  /** Whether the choice cannot be chosen and the keys skip it. @default false */
  disabled?: boolean;
}

/** One choice of a RadioGroup. Its whole area can be clicked. */
export function Radio({ value, accent, disabled = false, ...rest }: RadioProps) {
  const propsOf = use(GroupContext);
  if (!propsOf)
    throw new Error(
      'Radio must be inside a RadioGroup, which sets its name. Wrap it in a RadioGroup.',
    );

  return (
    <Choice {...rest} data-accent={accent}>
      {(tied) => (
        <input
          {...propsOf(value)}
          {...tied}
          className="rp-RadioGroup-input"
          type="radio"
          value={value}
          disabled={disabled}
        />
      )}
    </Choice>
  );
}
