'use client';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { typeInto } from '../../../lib/type-into.ts';
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
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const parse = (text: string) => parseNumber(text, decimalSign);
  const write = (number: number | null | undefined) => writeNumber(number, decimalSign);

  // The text may be any that says the parent's number, such as “1.” while “1.5” is being typed.
  useLayoutEffect(() => {
    const element = input.current as HTMLInputElement;
    if (value !== undefined && parse(element.value) !== value) element.value = write(value);
  });

  useEffect(() => {
    const { form } = input.current as HTMLInputElement;
    const give = ({ formData }: FormDataEvent) => {
      const { name, value: text } = input.current as HTMLInputElement;
      const number = parseNumber(text, decimalSign);
      if (number !== null && formData.getAll(name).length === 1) formData.set(name, String(number));
    };
    form?.addEventListener('formdata', give);
    return () => form?.removeEventListener('formdata', give);
  }, [decimalSign]);

  const editable = !rest.disabled && !rest.readOnly;
  const go = (direction: 1 | -1) => {
    const element = input.current as HTMLInputElement;
    const next = stepFrom(parse(element.value) ?? 0, direction, {
      min: numberOf(min),
      max: numberOf(max),
      step,
    });
    typeInto(element, write(next));
    setStepped(write(next));
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const up = event.key === 'ArrowUp';
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.defaultPrevented || !editable || !plain || !(up || event.key === 'ArrowDown')) return;
    event.preventDefault();
    go(up ? 1 : -1);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    // Shows how the text was understood.
    const number = parse(event.target.value);
    if (number !== null && editable) event.target.value = write(number);
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
      inputMode={keypad(numberOf(min), step)}
      autoComplete="off"
      {...rest}
      ref={input}
      className={clsx('rp-NumberField', className)}
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

/** A click keeps focus in the field and, on a phone, keeps the keyboard as it is. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** HTML and form libraries also write a limit as text. */
const numberOf = (limit: string | number | undefined) =>
  limit === undefined ? undefined : Number(limit);

/** The phone's keypad; the numeric ones of iOS have no minus. */
function keypad(min: number | undefined, step: number) {
  if (min !== undefined && min < 0) return 'text';
  return Number.isInteger(step) && Number.isInteger(min ?? 0) ? 'numeric' : 'decimal';
}
