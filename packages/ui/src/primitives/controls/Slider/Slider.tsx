'use client';
import { useLayoutEffect, useRef, useState, type ComponentProps, type Ref } from 'react';
import { limitOf } from '../../../lib/limit.ts';
import { useFollow } from '../../../lib/use-follow.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { changeHandler } from '../Field/change-handler.ts';
import { splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface SliderProps
  extends
    Omit<
      ComponentProps<'input'>,
      'ref' | 'type' | 'size' | 'value' | 'defaultValue' | 'required' | 'children'
    >,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'size'> {
  /** The number (controlled). */
  value?: number | undefined;
  /** The initial number (uncontrolled). @default min */
  defaultValue?: number | undefined;
  /** Called with the number, in addition to `onChange`. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Formats the number that is shown and read out: “$200”. @default the number alone */
  formatValue?: ((value: number) => string) | undefined;
  /** Words below the track at equal distances, from `min` to `max`. @default none */
  marks?: readonly string[] | undefined;
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A rough choice within a range: the browser's own slider, with its number beside the label. HTML's
 * `min`, `max` and `step` are 0, 100 and 1 unless set.
 *
 * `ref` receives the `<input>`. `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*`
 * reach the root; every other attribute reaches the input.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  formatValue,
  marks,
  min: minimum,
  max: maximum,
  step,
  onChange,
  ref,
  ...rest
}: SliderProps) {
  const { field, attributes } = splitFieldProps('rp-Slider', { ...rest, ref: undefined });
  const input = useRef<HTMLInputElement>(null);
  const min = limitOf(minimum) ?? 0;
  const max = limitOf(maximum) ?? 100;
  const initial = within(value ?? defaultValue ?? min, min, max);
  const [shown, show] = useState(initial);
  const text = (formatValue ?? String)(shown);

  useFollow(input, ({ valueAsNumber }) => show(valueAsNumber));
  useMergedRefs(input, ref);

  // Not a style attribute: a strict Content-Security-Policy refuses those in the server's HTML.
  useLayoutEffect(() => {
    const share = max > min ? (shown - min) / (max - min) : 0;
    input.current?.style.setProperty('--rp-slider-share', String(share));
  }, [shown, min, max]);

  return (
    <Field {...field}>
      {(control) => (
        <>
          <span className="rp-Slider-value" aria-hidden="true">
            {text}
          </span>
          <input
            {...attributes(control)}
            ref={input}
            className="rp-Slider-input"
            type="range"
            min={min}
            max={max}
            step={step === 'any' ? step : limitOf(step)}
            {...(value === undefined ? { defaultValue: initial } : { value: initial })}
            aria-valuetext={formatValue && text}
            onChange={changeHandler(onChange, onValueChange, numberOf)}
          />
          {marks && <Marks marks={marks} />}
        </>
      )}
    </Field>
  );
}

/** Words under the track, from its start to its end. */
const Marks = ({ marks }: { marks: readonly string[] }) => (
  <span className="rp-Slider-marks" aria-hidden="true">
    {marks.map((mark, index) => (
      <span key={index} className="rp-Slider-mark">
        {mark}
      </span>
    ))}
  </span>
);

const numberOf = ({ valueAsNumber }: HTMLInputElement) => valueAsNumber;

/** Limits a number as the browser does. Returns the minimum for `NaN`. */
const within = (number: number, min: number, max: number) =>
  Number.isNaN(number) ? min : Math.max(min, Math.min(number, max));
