import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Accent, HeadingLevel } from '../../lib/content.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import type { FormFrameProps } from '../form-content.ts';
import { FormBody } from '../Form/FormBody.tsx';

export interface FormPanelProps
  extends Omit<ComponentProps<'section'>, 'content' | 'children' | 'onSubmit'>, FormFrameProps {
  /** Heading level of the title. From level 3 on, the title is smaller. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent | undefined;
  /** A sentence below the button, such as what submitting agrees to. @default nothing */
  note?: ReactNode;
  /** Links below the button, to alternatives. @default nothing */
  footer?: ReactNode;
}

/** A form in a single column, positioned by the page: title, fields, status, button, links. */
export function FormPanel({
  form,
  content,
  headingLevel = 2,
  accent,
  errorSummary,
  note,
  footer,
  className,
  children,
  ...rest
}: FormPanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-FormPanel', className)}
      data-accent={accent}
    >
      <Heading id={titleId} headingLevel={headingLevel} size={headingLevel > 2 ? 'xl' : '3xl'}>
        {content.title}
      </Heading>
      {content.text && <Text tone="quiet">{content.text}</Text>}
      <FormBody
        form={form}
        content={content}
        errorSummary={errorSummary}
        headingLevel={headingLevel}
      >
        {children}
      </FormBody>
      {note && <p className="rp-FormPanel-note">{note}</p>}
      {footer && <div className="rp-FormPanel-links">{footer}</div>}
    </section>
  );
}
