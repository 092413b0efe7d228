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
  type RefObject,
} from 'react';
import { isComposing } from '../../../lib/composing.ts';
import type { ChangeDetails } from '../../../lib/change.ts';
import { setEntry } from '../../../lib/form-data.ts';
import { limitOf } from '../../../lib/limit.ts';
import { onForm } from '../../../lib/on-form.ts';
import { onWrite } from '../../../lib/on-write.ts';
import { useFollow } from '../../../lib/use-follow.ts';
import { typeInto } from '../../../lib/type-into.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { FrameButton } from '../TextField/FrameButton.tsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';
import { parseNumber, stepFrom, writeNumber } from './number-text.ts';
import { numberFieldWords } from './NumberField.words.ts';

export interface NumberFieldProps extends Omit<
  InputFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'step'
> {
  /** The number (controlled); `null` for an empty field. */
  value?: number | null;
  /** The initial number (uncontrolled). @default none */
  defaultValue?: number | null;
  /**
   * Called with the number, or with `null` while the text is not a number, in addition to
   * `onChange`, which has the text.
   */
  onValueChange?: (value: number | null, details: ChangeDetails) => void;
  /** How much a step button or an arrow key changes the number. @default 1 */
  step?: number;
  /** Decimal separator of the page's language. People may type either one. @default '.' */
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
 * A quantity, with a label, a hint and an error. It does not use the browser's `type="number"`,
 * which changes when the page is scrolled, and turns text that it does not understand into another
 * number (“1,5” into 15 in an English Chrome) or into nothing.
 *
 * The step buttons stop at `min` and `max`. Typing can go beyond these limits: say the range in the
 * hint and validate it.
 *
 * `ref` receives the `<input>`. `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*`
 * reach the root; every other attribute reaches the input. The form's data has the number in plain
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
  const isEditable = !rest.disabled && !rest.readOnly;
  const number = useNumber(input, value, decimalSign);
  const { parse, write } = number;
  useMergedRefs(input, ref);
  // Renders again if the parent does not accept the number.
  const [, checkAgain] = useState({});

  const limits = { min: limitOf(min), max: limitOf(max), step };
  const stepBy = (direction: 1 | -1) => number.step(direction, limits);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isComposing(event.nativeEvent)) return;
    const { currentTarget: element, key } = event;
    // Form libraries read the text themselves, and Enter submits before the field loses focus.
    const text = number.understood(element.value);
    if (key === 'Enter' && isEditable && text !== element.value) typeInto(element, text);
    const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.defaultPrevented || !isEditable || hasModifier || !direction) return;
    event.preventDefault();
    stepBy(direction);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    if (isEditable) event.target.value = number.understood(event.target.value);
    onBlur?.(event);
  };

  return (
    <InputField
      inputMode={keypad(limits.min, step)}
      autoComplete="off"
      {...rest}
      ref={input}
      className={clsx('rp-NumberField', className)}
      data-value="number"
      type="text"
      defaultValue={write(value ?? defaultValue)}
      aria-describedby={clsx(start && `${id}-start`, end && `${id}-end`, describedBy) || undefined}
      onValueChange={(text, details) => {
        onValueChange?.(parse(text), details);
        checkAgain({});
      }}
      onKeyDown={keyDown}
      onBlur={blur}
      start={unit(`${id}-start`, rest.disabled, start)}
      end={
        <>
          {unit(`${id}-end`, rest.disabled, end)}
          {isEditable && (
            <Steps {...words} stepped={number.stepped} onStep={stepButtons ? stepBy : undefined} />
          )}
        </>
      }
    />
  );
}

/** Keeps the text of an input in step with a number, from the parent, a script or the form. */
function useNumber(
  ref: RefObject<HTMLInputElement | null>,
  value: number | null | undefined,
  decimalSign: '.' | ',',
) {
  /** The result of the last step, to be read out. The browser keeps the text itself. */
  const [stepped, setStepped] = useState('');
  const parse = (text: string) => parseNumber(text, decimalSign);
  const write = (number: number | null | undefined) => writeNumber(number, decimalSign);

  // Keep any text that means the parent's number, such as “1.” while “1.5” is being typed.
  useLayoutEffect(() => {
    if (value !== undefined && ref.current && write(parse(ref.current.value)) !== write(value))
      ref.current.value = write(value);
  });
  useFollow(ref, (element) => setStepped((last) => (last === element.value ? last : '')));
  useListeners(
    (signal) => {
      const element = ref.current as HTMLInputElement;
      const rewrite = (property: string, written: unknown) => {
        // JavaScript writes some numbers with an exponent.
        if (property === 'value' && typeof written === 'number') element.value = write(written);
      };
      onWrite(element, rewrite, signal);
      const send = ({ formData }: FormDataEvent) => {
        const number = parse(element.value);
        if (number !== null || !element.value.trim())
          setEntry(formData, element, writeNumber(number, '.'));
      };
      onForm(element, 'formdata', send, signal);
    },
    [decimalSign],
  );

  return {
    stepped,
    parse,
    write,
    /** Returns the text as it was understood, or unchanged if it was not. */
    understood(text: string) {
      const number = parse(text);
      return number === null ? text : write(number);
    },
    step(direction: 1 | -1, limits: Parameters<typeof stepFrom>[2]) {
      const element = ref.current as HTMLInputElement;
      const from = element.value.trim() === '' ? 0 : parse(element.value);
      // Replacing text that is not a number would hide the mistake.
      if (from === null) return;
      const next = write(stepFrom(from, direction, limits));
      typeInto(element, next);
      setStepped(next);
    },
  };
}

/**
 * A unit. Pale and `aria-disabled` when its field is disabled, because WCAG 1.4.3 exempts inactive
 * text.
 */
const unit = (id: string, disabled: boolean | undefined, content: ReactNode) =>
  content && (
    <span className="rp-NumberField-unit" id={id} aria-disabled={disabled || undefined}>
      {content}
    </span>
  );

type StepsProps = Record<'increaseLabel' | 'decreaseLabel' | 'stepped', string> & {
  onStep: ((direction: 1 | -1) => void) | undefined;
};

/** The step buttons, if any, and the result of the last step, read out. */
function Steps({ increaseLabel, decreaseLabel, stepped, onStep }: StepsProps) {
  const button = (direction: 1 | -1, label: string, path: string) => (
    <FrameButton
      className="rp-NumberField-step"
      label={label}
      tabIndex={-1}
      onClick={() => onStep?.(direction)}
    >
      <path d={path} />
    </FrameButton>
  );
  return (
    <>
      {onStep && button(-1, decreaseLabel, 'M5 10h10')}
      {onStep && button(1, increaseLabel, 'M5 10h10M10 5v10')}
      <VisuallyHidden>
        <output>{stepped}</output>
      </VisuallyHidden>
    </>
  );
}

/** Returns the keypad for a phone. The numeric keypads of iOS have no minus. */
function keypad(min: number | undefined, step: number) {
  if (min !== undefined && min < 0) return 'text';
  return Number.isInteger(step) && Number.isInteger(min ?? 0) ? 'numeric' : 'decimal';
}
