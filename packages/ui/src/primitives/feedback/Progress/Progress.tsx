import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { fill } from '../../../lib/fill.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the task. */
  label: ReactNode;
  /**
   * Hides the label and the value, which assistive technology gets either way.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** How much is done, from 0 to `max`. @default none: the duration is unknown */
  value?: number | undefined;
  /** The value at which the task is done. @default 100 */
  max?: number | undefined;
  /**
   * The value in words; `{percent}`, `{value}` and `{max}` are replaced by the numbers: “{value} of
   * {max} steps”. @default '{percent}%'
   */
  valueText?: string | undefined;
  /** Height of the bar: 4 or 8 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/**
 * Shows how much of a task is done. It is a native `<progress>`, so it needs no ARIA role and works
 * without script.
 *
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
 */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText = '{percent}%',
  size = 'md',
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  // The browser draws only values in this range. 0 of 0 is 0%.
  const limit = max > 0 && max < Infinity ? max : 0;
  const completed = Number.isFinite(value) ? Math.min(Math.max(value ?? 0, 0), limit) : undefined;
  const percent = limit && completed ? Math.round((completed / limit) * 100) : 0;
  const words =
    completed === undefined
      ? undefined
      : fill(valueText, { percent, value: completed, max: limit });
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div {...rest} className={clsx('rp-Progress', className)} data-size={size}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className="rp-Progress-words">
          {name}
          {words && (
            <span className="rp-Progress-value" aria-hidden="true">
              {words}
            </span>
          )}
        </div>
      )}
      <div className="rp-Progress-track">
        <progress
          className="rp-Progress-bar"
          id={id}
          value={completed}
          max={limit || 1}
          aria-valuetext={words}
        />
      </div>
    </div>
  );
}
