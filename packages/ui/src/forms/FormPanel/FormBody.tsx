'use client';
import type { ReactNode } from 'react';
import type { Submission } from '../use-submit.ts';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { FormStatus } from '../Form/FormStatus.tsx';
import type { FormContent } from './form-content.ts';

export interface FormBodyProps {
  /** What `useSubmit` returned. */
  form: Submission;
  /** The text of the form. */
  content: FormContent;
  /** Called once, on the first focus or touch inside. */
  onFirstInteraction?: (() => void) | undefined;
  /** Places one field and the button side by side if there is room. @default false */
  row?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The fields, the status and the button: the part that FormPanel and FormBand share. */
export function FormBody({
  form,
  content,
  onFirstInteraction,
  row = false,
  children,
}: FormBodyProps) {
  const status = (
    <FormStatus key={form.attempt} {...form.status} severalErrors={content.severalErrors} />
  );
  const button = (
    <Button
      type="submit"
      size={row ? 'md' : 'lg'}
      block
      busy={form.busy}
      busyLabel={content.submitBusyLabel}
    >
      {content.submitLabel}
    </Button>
  );

  return (
    <Form
      onSubmit={form.submit}
      onFirstInteraction={() => {
        form.prepare();
        onFirstInteraction?.();
      }}
      noScript={content.noScript}
    >
      {row ? (
        <div className="rp-FormPanel-row">
          {children}
          <div className="rp-FormPanel-beside">{button}</div>
        </div>
      ) : (
        children
      )}
      {status}
      {!row && button}
    </Form>
  );
}
