import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { HeadingLevel, IntroContent } from '../../lib/content.ts';
import type { Submission } from '../use-submit.ts';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import type { FormContent } from '../FormPanel/form-content.ts';
import { FormBody } from '../FormPanel/FormBody.tsx';
import { Section, type SectionProps } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';

/** The words of a form that is a band of a page. */
export interface FormBandContent extends FormContent, IntroContent {}

export interface FormBandProps extends Omit<
  SectionProps,
  'as' | 'labelledBy' | 'content' | 'onSubmit'
> {
  /** How its submit stands: what `useSubmit` returned. */
  form: Submission;
  /** Title, button and messages. */
  content: FormBandContent;
  /** `split`: words and a card of fields. `row`: words, and one field with its button. @default 'split' */
  layout?: 'split' | 'row';
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Called once, at the first focus or touch: the moment to load what sending needs. */
  onFirstInteraction?: (() => void) | undefined;
  /** Stands under the words where there is room, else after the fields. @default nothing */
  aside?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form as a band of a page: the words, and beside them, where there is room, what to fill in. */
export function FormBand({
  form,
  content,
  layout = 'split',
  headingLevel = 2,
  onFirstInteraction,
  aside,
  className,
  children,
  ...rest
}: FormBandProps) {
  const titleId = useId();
  const row = layout === 'row';
  const body = (
    <FormBody form={form} content={content} onFirstInteraction={onFirstInteraction} row={row}>
      {children}
    </FormBody>
  );

  return (
    <Section labelledBy={titleId} {...rest} className={clsx('rp-FormBand', className)}>
      <Container className="rp-FormBand-inner" data-layout={layout}>
        <SectionIntro
          content={content}
          titleId={titleId}
          level={headingLevel}
          size={row ? '3xl' : '4xl'}
        />
        {row ? (
          body
        ) : (
          <Card className="rp-FormBand-card" padding="lg">
            {body}
          </Card>
        )}
        {aside && <div>{aside}</div>}
      </Container>
    </Section>
  );
}
