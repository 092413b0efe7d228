'use client';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { HeadingLevel } from '../../lib/content.ts';
import { useMergedRefs } from '../../lib/use-merged-refs.ts';
import { useWords } from '../../lib/words.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Alert, type AlertProps } from '../../primitives/feedback/Alert/Alert.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { ErrorList, type FieldProblem } from './ErrorList.tsx';
import { errorSummaryWords } from './ErrorSummary.words.ts';

export interface ErrorSummaryProps extends Omit<AlertProps, 'tone' | 'title' | 'live'> {
  /** The errors, in form order. Without any, nothing is rendered. */
  errors: readonly FieldProblem[];
  /** Heading above the errors. @default 'There is a problem' */
  title?: ReactNode;
  /** Level of the heading in the page outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Content between the heading and the errors. @default nothing */
  children?: ReactNode;
  /** Moves focus to the summary when it appears. @default true */
  takeFocus?: boolean | undefined;
}

/**
 * All errors of a form at the top of its page, each a link to its field.
 *
 * It takes focus and is announced when it appears. Use the number of the attempt as its `key`, so
 * that this happens again after the next attempt.
 *
 * @see https://design-system.service.gov.uk/components/error-summary/ WCAG 3.3.1, error identification
 */
export function ErrorSummary({
  errors,
  title,
  headingLevel = 2,
  takeFocus = true,
  className,
  children,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const words = useWords('ErrorSummary', errorSummaryWords, { title });
  const root = useRef<HTMLDivElement>(null);
  useMergedRefs(root, ref, errors.length > 0);

  const appears = takeFocus && errors.length > 0;
  useLayoutEffect(() => {
    if (appears) root.current?.focus();
  }, [appears]);

  if (errors.length === 0) return null;
  return (
    <Alert
      {...rest}
      ref={root}
      className={clsx('rp-ErrorSummary', className)}
      tone="danger"
      live="alert"
    >
      <Heading headingLevel={headingLevel} size="lg">
        {words.title}
      </Heading>
      {wrapText(children)}
      <ErrorList errors={errors} />
    </Alert>
  );
}
