import { clsx } from 'clsx';
import type { ComponentProps, Ref } from 'react';
import { splitRootProps } from '../../../lib/root-props.ts';
import type { FieldControl, FieldProps } from './Field.tsx';

/** The props that every control in a Field takes for the Field around it. */
export interface FieldOwnProps extends Pick<
  FieldProps,
  'label' | 'hint' | 'error' | 'required' | 'requiredMark' | 'className' | 'style'
> {
  /** The id of the control. @default one of its own */
  id?: string;
  /** The root, around label and control. */
  ref?: Ref<HTMLDivElement>;
  /** Ids of further descriptions; they are read after error and hint. */
  'aria-describedby'?: string;
}

/**
 * Parts the props of a control that stands in a Field: `field` for the Field, whose class is
 * `block`, and `attributes()` for the control itself, tied to label, hint and error. Ids of further
 * descriptions go after those of the Field.
 */
export function splitFieldProps<Props extends FieldOwnProps>(block: string, props: Props) {
  const {
    label,
    hint,
    error,
    required,
    requiredMark,
    id,
    className,
    style,
    ref,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  const { root, control } = splitRootProps(rest);
  const field: ComponentProps<'div'> & Omit<FieldProps, 'children'> = {
    ...root,
    className: clsx(block, className),
    style,
    ref,
    label,
    hint,
    error,
    required,
    requiredMark,
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
