'use client';
import { Root } from '@radix-ui/react-radio-group';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { FieldGroup, type FieldGroupOwnProps } from '../Field/FieldGroup.tsx';
import { RadioGroupContext } from './Radio.tsx';

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'value' | 'ref'>, FieldGroupOwnProps {
  /** The name of the value in the form's data. @default generated */
  name?: string | undefined;
  /** The chosen value (controlled); `null` for no choice. */
  value?: Value | null | undefined;
  /** The initially chosen value (uncontrolled). @default none */
  defaultValue?: Value | null | undefined;
  /** Called with the newly chosen value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Requires a choice: marks the controls and shows `requiredMark`. @default false */
  required?: boolean | undefined;
  /** Text or a sign after the legend of a required group. @default none */
  requiredMark?: string | undefined;
  /** Prevents changes but keeps the tab stop, while a form is being sent. @default false */
  readOnly?: boolean | undefined;
  /** The first radio button. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** HTML has no read-only radio button: this prevents keys, and the stylesheet the pointer. */
const keepChoice = (event: KeyboardEvent) => {
  if (/^(Arrow.+| )$/.test(event.key)) event.preventDefault();
};

/**
 * One of a few choices, all visible. Radix's radio group contains native radio buttons, which work
 * before scripts load and in any form, and have the keys of the ARIA pattern. With
 * react-hook-form, put it into a `Controller`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup<Value extends string = string>({
  name,
  value,
  defaultValue,
  onValueChange,
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
  const choose = (next: string) => onValueChange?.(next as Value);

  useImperativeHandle(ref, () => fieldset.current?.querySelector('input') as HTMLInputElement);
  useResetTo(fieldset, value);
  useEarlyChoice(fieldset, choose);

  const propsOf = (own: string): ComponentProps<'input'> => ({
    ...(value === undefined
      ? { defaultChecked: defaultValue === own }
      : { checked: value === own }),
    name: name ?? groupId,
    required,
    onChange: ({ target }) => choose(target.value),
  });

  return (
    <Root asChild>
      <FieldGroup
        // For Radix's own radio buttons. `outline` would be an inline style in the server's HTML.
        tabIndex={undefined}
        dir={undefined}
        aria-required={required || undefined}
        onKeyDown={readOnly ? keepChoice : undefined}
        {...rest}
        style={{ outline: undefined, ...style }}
        ref={fieldset}
        id={groupId}
        className={clsx('rp-RadioGroup', className)}
        mark={required && requiredMark}
        aria-labelledby={`${groupId}-legend`}
        aria-invalid={rest.error ? true : undefined}
        aria-readonly={readOnly || undefined}
      >
        {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
        <RadioGroupContext value={propsOf}>{children}</RadioGroupContext>
      </FieldGroup>
    </Root>
  );
}

/** Keeps what a reset restores, which React leaves at the first value of a controlled input. */
function useResetTo(group: RefObject<Element | null>, value: string | null | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const radio of group.current?.querySelectorAll('input') ?? [])
      radio.defaultChecked = radio.value === value;
  });
}

/** Reports a choice that was made before hydration, which React does not. */
function useEarlyChoice(group: RefObject<Element | null>, choose: (value: string) => void): void {
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && !chosen.defaultChecked) choose(chosen.value);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  }, []);
}
