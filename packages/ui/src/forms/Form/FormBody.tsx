'use client';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { useWords } from '../../lib/words.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Form } from './Form.tsx';
import { formWords } from './Form.words.ts';
import { FormStatus } from './FormStatus.tsx';
import type { FormFrameProps } from '../form-content.ts';

interface FormBodyProps extends FormFrameProps {
  headingLevel: HeadingLevel;
  /** One field, with the button beside it if there is room. @default the button is at the end */
  row?: ReactNode;
}

/** The fields, the status and the button: the part that FormPanel and FormBand share. */
export function FormBody({
  form,
  content,
  errorSummary = 'none',
  headingLevel,
  row,
  children,
}: FormBodyProps) {
  const { severalErrors } = useWords('Form', formWords, content);
  const { status, spoken } = form;
  // Errors that no control shows: of the whole form, or of a control that `field` did not connect.
  const unshown = status.errors.filter(({ name }) => name === undefined || !form.isShown(name));
  const isListed = errorSummary !== 'none' && status.errors.length > 0;
  const button = (
    <Button
      type="submit"
      variant={content.submitVariant}
      size={row ? 'md' : 'lg'}
      block
      busy={form.busy}
      busyLabel={content.submitBusyLabel}
    >
      {content.submitLabel}
    </Button>
  );

  return (
    <Form {...form.form} noScript={form.form.action === undefined && content.noScript}>
      {errorSummary === 'top' && (
        <ErrorSummary
          key={form.attempt}
          errors={status.errors}
          title={severalErrors}
          headingLevel={below(headingLevel)}
        />
      )}
      {row && (
        <div className="rp-Form-row">
          {wrapText(row)}
          <div className="rp-Form-beside">{button}</div>
        </div>
      )}
      {wrapText(children)}
      <FormStatus
        key={`status ${form.attempt}`}
        {...status}
        live={unshown.length > 0 ? 'alert' : status.live}
        errors={errorSummary === 'button' ? status.errors : unshown}
        severalErrors={severalErrors}
      />
      {!row && button}
      <VisuallyHidden>
        {/* An error at a field that was just left. Listed errors are announced by their list. */}
        <span aria-live="polite">{!isListed && spoken}</span>
      </VisuallyHidden>
    </Form>
  );
}
