import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the task. */
  label: ReactNode;
  /**
   * Shows the label and value above the bar. Assistive technology gets both either way.
   * @default true
   */
  labelShown?: boolean;
  /** How much is done, from 0 to `max`. @default none: the duration is unknown */
  value?: number;
  /** The value at which the task is done. @default 100 */
  max?: number;
  /**
   * The value in words; `{percent}`, `{value}` and `{max}` are replaced by the numbers: “{value} of
   * {max} steps”. @default '{percent}%'
   */
  valueText?: string;
  /** Height of the bar: 4 or 8 px. @default 'md' */
  size?: 'sm' | 'md';
}

/**
 * Shows how much of a task is done. It is a native `<progress>`, so it needs no ARIA role and works
 * without script.
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
