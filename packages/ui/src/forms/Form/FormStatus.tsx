'use client';
import { clsx } from 'clsx';
import { useWords } from '../../lib/words.ts';
import { Alert, type AlertProps } from '../../primitives/feedback/Alert/Alert.tsx';
import { ErrorList, type FieldProblem } from '../ErrorSummary/ErrorList.tsx';
import { formWords } from './Form.words.ts';

export interface FormStatusProps extends Omit<
  AlertProps,
  'tone' | 'title' | 'detail' | 'children'
> {
  /** The invalid fields, in form order, each with its message. */
  errors?: readonly FieldProblem[] | undefined;
  /** Heading above several errors. @default 'Please correct the following:' */
  severalErrors?: string | undefined;
  /** The outcome of the last submit, if no field is invalid. */
  outcome?:
    | {
        status: 'success' | 'error';
        message?: string | undefined;
        detail?: string | undefined;
        tone?: 'success' | 'info' | undefined;
      }
    | null
    | undefined;
}

/**
 * The box of a form that says what is wrong or that the submit succeeded; renders nothing while
 * there is nothing to say. Put it just above the submit button, where users look after clicking it.
 *
 * With several errors, each one links to its field. For a summary at the top of the page, see
 * ErrorSummary.
 */
export function FormStatus({
  errors,
  severalErrors,
  outcome,
  className,
  ...rest
}: FormStatusProps) {
  const words = useWords('Form', formWords, { severalErrors });
  const [first] = errors ?? [];
  const message = first?.message ?? outcome?.message;
  if (!message) return null;
  const isSeveral = errors !== undefined && errors.length > 1;
  return (
    <Alert
      {...rest}
      className={clsx('rp-Form-status', className)}
      // Form looks for it to move focus there.
      data-form-status=""
      tone={first || outcome?.status === 'error' ? 'danger' : (outcome?.tone ?? 'success')}
      title={isSeveral && words.severalErrors}
      detail={!first && outcome?.detail}
    >
      {isSeveral ? <ErrorList errors={errors} /> : <p>{message}</p>}
    </Alert>
  );
}
