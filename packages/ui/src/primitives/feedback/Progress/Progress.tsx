import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. */
  label: ReactNode;
  /** Shows label and value above the bar. They name it either way. @default true */
  labelShown?: boolean;
  /** How much is done, from 0 to `max`. @default none: how long it takes is not known */
  value?: number;
  /** The value at which all is done. @default 100 */
  max?: number;
  /**
   * The value in words; `{percent}`, `{value}` and `{max}` stand for the figures: “{value} of {max}
   * steps”. @default '{percent}%'
   */
  valueText?: string;
  /** Height of the bar: 4 or 8 px. @default 'md' */
  size?: 'sm' | 'md';
}

/**
 * How much of something is done. A native `<progress>`: it has its meaning and works without script.
 *
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
 */
export function Progress({
  label,
  labelShown = true,
  value,
  max = 100,
  valueText = '{percent}%',
  size = 'md',
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  const words = value === undefined ? undefined : fill(valueText, value, max);
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div {...rest} className={clsx('rp-Progress', className)} data-size={size}>
      {labelShown ? (
        <div className="rp-Progress-words">
          {name}
          {words && (
            <span className="rp-Progress-value" aria-hidden="true">
              {words}
            </span>
          )}
        </div>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <div className="rp-Progress-track">
        <progress
          className="rp-Progress-bar"
          id={id}
          value={value}
          max={max}
          aria-valuetext={words}
        />
      </div>
    </div>
  );
}

function fill(text: string, value: number, max: number): string {
  const figures: Record<string, number> = { percent: Math.round((value / max) * 100), value, max };
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(figures[name] ?? braces));
}
