'use client';
import { clsx } from 'clsx';
import { useId, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { isComposing } from '../../../lib/composing.ts';
import { limitOf, stepFrom } from '../../../lib/limit.ts';
import { useTypedValue, type TypedValueProps } from '../../../lib/use-typed-value.ts';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { FrameButton } from '../TextField/FrameButton.tsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';
import { parseNumber, writeNumber } from './number-text.ts';
import { numberFieldWords } from './NumberField.words.ts';

type Replaced = keyof TypedValueProps<number> | 'type' | 'step';

export interface NumberFieldProps extends Omit<InputFieldProps, Replaced>, TypedValueProps<number> {
  /** How much a step button or an arrow key changes the number. @default 1 */
  step?: number | undefined;
  /** Language in which the number is read and written: “de”. @default 'en-US' */
  locale?: string | undefined;
  /** Shows buttons that step up and down. @default true */
  stepButtons?: boolean | undefined;
  /** Name of the button that steps up. @default 'Increase' */
  increaseLabel?: string | undefined;
  /** Name of the button that steps down. @default 'Decrease' */
  decreaseLabel?: string | undefined;
}

/**
 * A quantity, with a label, a hint and an error, and its unit in `start` or `end`. Steps stop at
 * `min` and `max`, but people can type beyond them: say the range in the hint and validate it.
 *
 * `ref` receives the text box. `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*`
 * reach the root, every other attribute the text box; `name` moves on hydration to a hidden input
 * with the number in plain digits.
 */
export function NumberField({ step = 1, locale = 'en-US', ...props }: NumberFieldProps) {
  const { value, defaultValue, onValueChange, increaseLabel, decreaseLabel, ...others } = props;
  const { start, end, stepButtons = true, min, max, className, name, ref, ...rest } = others;
  const { disabled, readOnly, form, 'aria-describedby': describedBy } = rest;
  const words = useWords('NumberField', numberFieldWords, { increaseLabel, decreaseLabel });
  const id = useId();
  const parse = (text: string) => parseNumber(text, locale);
  const write = (number: number | null) => writeNumber(number, locale);
  const [input, typed] = useTypedValue({ value, defaultValue, onValueChange, ref }, parse, write);
  const data = typed.value === null ? typed.text.trim() : writeNumber(typed.value, 'en-US');
  const [stepped, setStepped] = useState('');
  const isEditable = !disabled && !readOnly;

  const stepBy = (by: 1 | -1) => (event: SyntheticEvent) => {
    event.preventDefault(); // An arrow key would move the caret.
    if (typed.value === null && data) return; // Replacing such text would hide the mistake.
    const next = stepFrom(typed.value ?? 0, by, step, limitOf(min), limitOf(max));
    typed.set(next);
    setStepped(write(next));
  };

  return (
    <InputField
      inputMode={keypad(limitOf(min), step)}
      autoComplete="off"
      {...rest}
      ref={input}
      name={typed.isHydrated ? undefined : name}
      className={clsx('rp-NumberField', className)}
      data-value="number"
      type="text"
      value={typed.text}
      aria-describedby={clsx(start && `${id}-start`, end && `${id}-end`, describedBy) || undefined}
      onValueChange={typed.type}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        const by = directionOf(event);
        if (by && isEditable) stepBy(by)(event);
      }}
      onBlur={(event) => {
        if (isEditable) typed.tidy();
        rest.onBlur?.(event);
      }}
      start={unit(`${id}-start`, disabled, start)}
      end={
        <>
          {unit(`${id}-end`, disabled, end)}
          {isEditable && stepButtons && button(words.decreaseLabel, 'M5 10h10', stepBy(-1))}
          {isEditable && stepButtons && button(words.increaseLabel, 'M5 10h10M10 5v10', stepBy(1))}
          <VisuallyHidden>
            <output>{stepped === typed.text && stepped}</output>
          </VisuallyHidden>
          {typed.isHydrated && name && (
            <input type="hidden" name={name} form={form} disabled={disabled} value={data} />
          )}
        </>
      }
    />
  );
}

/** A unit. `aria-disabled` with its field, because WCAG 1.4.3 exempts only inactive text. */
const unit = (id: string, disabled: boolean | undefined, content: ReactNode) =>
  content && (
    <span className="rp-NumberField-unit" id={id} aria-disabled={disabled || undefined}>
      {content}
    </span>
  );

const button = (label: string, path: string, onClick: (event: SyntheticEvent) => void) => (
  <FrameButton className="rp-NumberField-step" label={label} tabIndex={-1} onClick={onClick}>
    <path d={path} />
  </FrameButton>
);

/** Returns where an arrow key steps, unless it belongs to a shortcut or an input method. */
function directionOf(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, nativeEvent } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return undefined;
  return isComposing(nativeEvent) ? undefined : ({ ArrowUp: 1, ArrowDown: -1 } as const)[key];
}

/** Returns the keypad for a phone. The numeric keypads of iOS have no minus. */
function keypad(min: number | undefined, step: number) {
  if (min !== undefined && min < 0) return 'text';
  return Number.isInteger(step) && Number.isInteger(min ?? 0) ? 'numeric' : 'decimal';
}
