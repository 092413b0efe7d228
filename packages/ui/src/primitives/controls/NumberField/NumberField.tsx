'use client';
import { clsx } from 'clsx';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isComposing } from '../../../lib/composing.ts';
import { setEntry } from '../../../lib/form-data.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { limitOf } from '../../../lib/limit.ts';
import { onForm } from '../../../lib/on-form.ts';
import { onWrite } from '../../../lib/on-write.ts';
import { useFollow } from '../../../lib/use-follow.ts';
import { typeInto } from '../../../lib/type-into.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';
import { parseNumber, stepFrom, writeNumber } from './number-text.ts';
import { numberFieldWords } from './NumberField.words.ts';

export interface NumberFieldProps extends Omit<
  InputFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'step'
> {
  /** The number (controlled); `null` for none. */
  value?: number | null;
  /** The initial number (uncontrolled). @default none */
  defaultValue?: number | null;
  /**
   * Called with the number, or with `null` while the text is none, in addition to `onChange`, which
   * has the text.
   */
  onValueChange?: (value: number | null) => void;
  /** How far a step button or an arrow key goes. @default 1 */
  step?: number;
  /** Sign before decimals in the language of the page. People may type either. @default '.' */
  decimalSign?: '.' | ',';
  /** Unit before the number: “$”. @default none */
  start?: ReactNode;
  /** Unit after the number: “kg”. @default none */
  end?: ReactNode;
  /** Shows buttons that step up and down. @default true */
  stepButtons?: boolean;
  /** Name of the button that steps up. @default 'Increase' */
  increaseLabel?: string;
  /** Name of the button that steps down. @default 'Decrease' */
  decreaseLabel?: string;
}

/**
 * A quantity, with a label, a hint and an error. The browser's `type="number"` is not used: it
 * changes when the page is scrolled, and turns what it does not understand into another number
 * (“1,5” into 15 in an English Chrome) or into nothing.
 *
 * The step buttons stop at `min` and `max`. Typing can go beyond: say the range in the hint, and
 * validate it.
 *
 * `ref` receives the `<input>`. `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*`
 * reach the root; every other attribute reaches the input. A form's data has the number in plain
 * digits.
 *
 * @see https://design-system.service.gov.uk/components/text-input/#numbers
 */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  decimalSign = '.',
  start,
  end,
  stepButtons = true,
  increaseLabel,
  decreaseLabel,
  className,
  ref,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const words = useWords('NumberField', numberFieldWords, { increaseLabel, decreaseLabel });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What the last step led to, to be read out; the text itself is the browser's. */
  const [stepped, setStepped] = useState('');
  const [, checkAgain] = useState({});
  const parse = (text: string) => parseNumber(text, decimalSign);
  const write = (number: number | null | undefined) => writeNumber(number, decimalSign);

  // The text may be any that says the parent's number, such as “1.” while “1.5” is being typed.
  useLayoutEffect(() => {
    const element = input.current as HTMLInputElement;
    if (value !== undefined && write(parse(element.value)) !== write(value))
      element.value = write(value);
  });
  useFollow(input, (element) => setStepped((last) => (last === element.value ? last : '')));
  useListeners(
    (signal) => {
      const element = input.current as HTMLInputElement;
      const rewrite = (property: string, written: unknown) => {
        // JavaScript writes some numbers with an exponent.
        if (property === 'value' && typeof written === 'number')
          element.value = writeNumber(written, decimalSign);
      };
      onWrite(element, rewrite, signal);
      const send = ({ formData }: FormDataEvent) => {
        const number = parseNumber(element.value, decimalSign);
        if (number !== null || !element.value.trim())
          setEntry(formData, element, writeNumber(number, '.'));
      };
      onForm(element, 'formdata', send, signal);
    },
    [decimalSign],
  );
  // After that, because a form library sets the number with it at once.
  useMergedRefs(input, ref);

  const editable = !rest.disabled && !rest.readOnly;
  const go = (direction: 1 | -1) => {
    const element = input.current as HTMLInputElement;
    const from = element.value.trim() === '' ? 0 : parse(element.value);
    // Another number in place of text that is none would hide the mistake.
    if (from === null) return;
    const next = write(stepFrom(from, direction, { min: limitOf(min), max: limitOf(max), step }));
    typeInto(element, next);
    setStepped(next);
  };
  /** How the text was understood; as it is if it was not. */
  const understood = (text: string) => {
    const number = parse(text);
    return number !== null && editable ? write(number) : text;
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isComposing(event.nativeEvent)) return;
    const { currentTarget: element, key } = event;
    // Form libraries read the text themselves, and Enter submits before the field is left.
    if (key === 'Enter' && understood(element.value) !== element.value)
      typeInto(element, understood(element.value));
    const up = key === 'ArrowUp';
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.defaultPrevented || !editable || !plain || !(up || key === 'ArrowDown')) return;
    event.preventDefault();
    go(up ? 1 : -1);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = understood(event.target.value);
    onBlur?.(event);
  };
  const unit = (place: 'start' | 'end', content: ReactNode) =>
    content && (
      // Pale with its field, and said to be: the contrast of text (WCAG 1.4.3) is for what is active.
      <span
        className="rp-NumberField-unit"
        id={`${id}-${place}`}
        aria-disabled={rest.disabled || undefined}
      >
        {content}
      </span>
    );
  const stepButton = (direction: 1 | -1, label: string, path: string) => (
    <button
      type="button"
      className="rp-NumberField-step"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={keepFocus}
      onClick={() => go(direction)}
    >
      <svg className="rp-NumberField-icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );

  return (
    <InputField
      inputMode={keypad(limitOf(min), step)}
      autoComplete="off"
      {...rest}
      ref={input}
      className={clsx('rp-NumberField', className)}
      data-value="number"
      type="text"
      defaultValue={write(value ?? defaultValue)}
      aria-describedby={clsx(start && `${id}-start`, end && `${id}-end`, describedBy) || undefined}
      onValueChange={(text) => {
        onValueChange?.(parse(text));
        checkAgain({});
      }}
      onKeyDown={keyDown}
      onBlur={blur}
      start={unit('start', start)}
      end={
        <>
          {unit('end', end)}
          {stepButtons && editable && (
            <>
              {stepButton(-1, words.decreaseLabel, 'M5 10h10')}
              {stepButton(1, words.increaseLabel, 'M5 10h10M10 5v10')}
            </>
          )}
          {editable && (
            <VisuallyHidden>
              <output>{stepped}</output>
            </VisuallyHidden>
          )}
        </>
      }
    />
  );
}

/** The phone's keypad; the numeric ones of iOS have no minus. */
function keypad(min: number | undefined, step: number) {
  if (min !== undefined && min < 0) return 'text';
  return Number.isInteger(step) && Number.isInteger(min ?? 0) ? 'numeric' : 'decimal';
}
