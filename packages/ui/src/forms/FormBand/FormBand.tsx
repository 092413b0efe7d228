import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent } from '../../lib/content.ts';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import type { FormContent, FormFrameProps } from '../form-content.ts';
import { FormBody } from '../Form/FormBody.tsx';
import { Section, type SectionProps } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';

/** The text of a form that is a band of a page. */
export interface FormBandContent extends FormContent, IntroContent {}

export interface FormBandProps
  extends
    Omit<SectionProps, 'as' | 'aria-labelledby' | 'content' | 'children' | 'onSubmit'>,
    FormFrameProps {
  /** Title, button and messages. */
  content: FormBandContent;
  /**
   * One field, with the button beside it if there is room. Without this prop, the fields are in a
   * card.
   * @default none
   */
  row?: ReactNode;
  /** Content below the intro if there is room, otherwise after the fields. @default nothing */
  aside?: ReactNode;
}

/**
 * A form as a band of a page: an intro with the fields next to it, or below it if there is no room.
 */
export function FormBand({
  form,
  content,
  row,
  headingLevel = 2,
  errorSummary,
  aside,
  className,
  children,
  ...rest
}: FormBandProps) {
  const titleId = useId();
  const body = (
    <FormBody
      form={form}
      content={content}
      errorSummary={errorSummary}
      headingLevel={headingLevel}
      row={row}
    >
      {children}
    </FormBody>
  );

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-FormBand', className)}>
      <Container className="rp-FormBand-inner" data-layout={row ? 'row' : 'split'}>
        <SectionIntro
          content={content}
          titleId={titleId}
          headingLevel={headingLevel}
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
