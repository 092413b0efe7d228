import { clsx } from 'clsx';
import { useId } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** A day or a month. */
export interface InternshipProgramDate {
  /** Machine-readable: `2025-01-15`, `2025-06`. */
  dateTime: string;
  /** The date in words. */
  label: string;
}

export interface InternshipProgramContent extends IntroContent {
  /** Length and terms: “12 weeks”, “paid”. */
  term: { value: string; label: string };
  /** Fields to choose from, each with what an intern does there. */
  programs: { title: string; text?: string }[];
  /** Dates in chronological order; one with an `end` is a period. */
  dates: { label: string; start: InternshipProgramDate; end?: InternshipProgramDate }[];
  /** Word between the start and the end of a period. @default 'to' */
  until?: string;
  /** Label of the button. */
  applyLabel: string;
}

export interface InternshipProgramProps extends SectionBaseProps<InternshipProgramContent> {
  /** Called when the button is pressed. */
  onApply?: () => void;
}

/** An internship: its fields, set like the lineup on a poster, its length, its dates and how to apply. */
export function InternshipProgram({
  content,
  onApply,
  headingLevel = 2,
  className,
  ...rest
}: InternshipProgramProps) {
  const titleId = useId();
  const { term, programs, dates, until = 'to', applyLabel } = content;

  return (
    <Section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-InternshipProgram', className)}
    >
      <Container>
        <div className="rp-InternshipProgram-poster">
          <SectionIntro
            className="rp-InternshipProgram-intro"
            content={content}
            titleId={titleId}
            headingLevel={headingLevel}
          />
          <p className="rp-InternshipProgram-term">
            <span className="rp-InternshipProgram-value">{term.value}</span> {term.label}
          </p>
          <Stack as="ul" gap={0} className="rp-InternshipProgram-programs">
            {programs.map(({ title, text }) => (
              <li key={title} className="rp-InternshipProgram-program">
                <Heading headingLevel={below(headingLevel)} size="2xl">
                  {title}
                </Heading>
                {text && <Text tone="quiet">{text}</Text>}
              </li>
            ))}
          </Stack>
          <div className="rp-InternshipProgram-facts">
            <dl className="rp-InternshipProgram-dates">
              {dates.map(({ label, start, end }) => (
                <div key={label}>
                  <dt className="rp-InternshipProgram-label">{label}</dt>
                  <dd className="rp-InternshipProgram-when">
                    <time dateTime={start.dateTime}>{start.label}</time>
                    {end && (
                      <>
                        {` ${until} `}
                        <time dateTime={end.dateTime}>{end.label}</time>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <Button size="lg" onClick={onApply}>
              {applyLabel}
            </Button>
          </div>
        </div>
      </Container>
    </Section>
  );
}
