import { clsx } from 'clsx';
import { InputField, type InputFieldProps } from '../TextField/InputField.tsx';

export interface DateFieldProps extends Omit<InputFieldProps, 'start' | 'end' | 'placeholder'> {
  /**
   * The kind of value. Months and weeks are left out, because Firefox and Safari have no picker for
   * them.
   * @default 'date'
   */
  type?: 'date' | 'time' | 'datetime-local' | undefined;
  /**
   * Called with the value in addition to `onChange`: `2026-11-30`, `18:30` or `2026-11-30T18:30`,
   * and empty text until the value is complete.
   */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A date or a time in the browser's own control, with the format and the calendar of the visitor's
 * system, from the start. Values, `min` and `max` are in ISO form, such as `2026-11-30`.
 *
 * `ref` receives the `<input>`. `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*`
 * reach the root; every other attribute reaches the input.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#date-state-(type=date)
 */
export function DateField({ type = 'date', className, ...rest }: DateFieldProps) {
  return <InputField {...rest} className={clsx('rp-DateField', className)} type={type} />;
}
