import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Accent, HeadingLevel } from '../../lib/content.ts';
import type { Submission } from '../use-submit.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import type { FormContent } from './form-content.ts';
import { FormBody } from './FormBody.tsx';

export interface FormPanelProps extends Omit<ComponentProps<'section'>, 'content' | 'onSubmit'> {
  /** How its submit stands: what `useSubmit` returned. */
  form: Submission;
  /** Title, button and messages. */
  content: FormContent;
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Whom it speaks to; tints everything inside. @default that of the surroundings */
  accent?: Accent | undefined;
  /** Called once, at the first focus or touch: the moment to load what sending needs. */
  onFirstInteraction?: (() => void) | undefined;
  /** Stands under the button: another way to go. @default nothing */
  links?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form that the page gives a place: title, fields, outcome, button, links under each other. */
export function FormPanel({
  form,
  content,
  headingLevel,
  accent,
  onFirstInteraction,
  links,
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
      <Heading id={titleId} level={headingLevel} size="3xl">
        {content.title}
      </Heading>
      {content.text && <Text tone="quiet">{content.text}</Text>}
      <FormBody form={form} content={content} onFirstInteraction={onFirstInteraction}>
        {children}
      </FormBody>
      {links && <div className="rp-FormPanel-links">{links}</div>}
    </section>
  );
}
