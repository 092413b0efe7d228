'use client';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Alert, type AlertProps } from '../Alert/Alert.tsx';

export interface FormStatusProps extends Omit<
  AlertProps,
  'tone' | 'heading' | 'detail' | 'children'
> {
  /** The fields that are wrong, in the order of the form, each with its message. */
  errors?: readonly { name: string; message: string }[];
  /** Stands over several errors. @default 'Please correct the following:' */
  severalTitle?: string;
  /** What became of the last submit, when no field is to blame. */
  outcome?: {
    status: 'success' | 'error';
    message?: string;
    detail?: string;
  } | null;
}

/**
 * The one box of a form that says what is wrong, or that all went well; nothing while there is
 * nothing to say. Belongs just above the submit button, where one looks after pressing it.
 *
 * Each of several errors leads to its field.
 */
export function FormStatus({
  errors,
  severalTitle = 'Please correct the following:',
  outcome,
  className,
  ...rest
}: FormStatusProps) {
  const [first] = errors ?? [];
  const classes = clsx('rp-Form-status', className);

  if (first && errors?.length === 1)
    return (
      <Alert {...rest} className={classes} tone="danger">
        <p>{first.message}</p>
      </Alert>
    );

  if (errors?.length)
    return (
      <Alert {...rest} className={classes} tone="danger" heading={severalTitle}>
        <ul className="rp-Form-errors">
          {errors.map(({ name, message }) => (
            <li key={name}>
              <button
                type="button"
                className="rp-Form-jump"
                onClick={(event) => focusField(event, name)}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </Alert>
    );

  if (!outcome?.message) return null;
  return (
    <Alert
      {...rest}
      className={classes}
      tone={outcome.status === 'error' ? 'danger' : 'success'}
      detail={outcome.detail}
    >
      <p>{outcome.message}</p>
    </Alert>
  );
}

function focusField(event: MouseEvent<HTMLButtonElement>, name: string) {
  const field = event.currentTarget.form?.elements.namedItem(name);
  // Radio buttons of one name come as a list.
  const element = field instanceof RadioNodeList ? field[0] : field;
  if (element instanceof HTMLElement) element.focus();
}
