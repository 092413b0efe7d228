import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { splitRootProps } from '../../../lib/root-props.ts';
import type { FieldControl, FieldProps } from './Field.tsx';

/** The props that every control in a Field accepts for that Field. */
export interface FieldOwnProps extends Pick<
  FieldProps,
  | 'label'
  | 'labelHidden'
  | 'hint'
  | 'error'
  | 'required'
  | 'requiredMark'
  | 'size'
  | 'className'
  | 'style'
> {
  /** The id of the control. @default generated */
  id?: string | undefined;
  /** Ids of additional descriptions, read after the error and the hint. */
  'aria-describedby'?: string | undefined;
}

/** Returns the classes of the frame of a field: of its control, or of an element around it. */
export const boxClass = (own: string) => `rp-Field-box ${own}`;

/**
 * Splits the props of a control in a Field: `field` for the Field, with the class `block`, and
 * `attributes()` for the control, tied to its label, hint and error. Ids of additional descriptions
 * follow those of the Field.
 */
export function splitFieldProps<Props extends FieldOwnProps>(block: string, props: Props) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    requiredMark,
    size,
    id,
    className,
    style,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  const { root, control } = splitRootProps(rest);
  const field: ComponentProps<'div'> & Omit<FieldProps, 'children'> = {
    ...root,
    className: clsx(block, className),
    style,
    label,
    labelHidden,
    hint,
    error,
    required,
    requiredMark,
    size,
    controlId: id,
  };
  return {
    field,
    attributes: (tied: FieldControl, ...descriptions: (string | false)[]) => ({
      ...control,
      ...tied,
      'aria-describedby': clsx(tied['aria-describedby'], descriptions, describedBy) || undefined,
    }),
  };
}
