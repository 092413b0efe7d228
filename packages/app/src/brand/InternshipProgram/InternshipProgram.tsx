import { Button, Container, Heading, Section, SectionIntro, Stack, Text } from '@rapport/ui';
import type { ButtonAction, IntroContent } from '@rapport/ui';
import { useId } from 'react';

/** A day or a month. */
interface Day {
  /** Machine-readable: `2025-01-15`, `2025-06`. */
  dateTime: string;
  /** The date in words. */
  label: string;
}

export interface InternshipProgramContent extends IntroContent {
  /** Length and terms: “12 weeks”, “paid”. */
  term: { value: string; label: string };
  /** Fields to choose from, with the work of an intern in each. */
  programs: { title: string; text: string }[];
  /** Dates in chronological order; one with an `end` is a period. */
  dates: { label: string; start: Day; end?: Day }[];
  /** Word between the start and the end of a period. */
  until: string;
  apply: ButtonAction;
}

interface InternshipProgramProps {
  id: string;
  content: InternshipProgramContent;
}

/**
 * A poster for an internship: its fields, set like a lineup, its length, its dates and a button to
 * apply.
 */
export function InternshipProgram({ id, content }: InternshipProgramProps) {
  const titleId = useId();
  const { term, programs, dates, until, apply } = content;

  return (
    <Section
      id={id}
      className="rp-InternshipProgram"
      surface="surface"
      padding="sm"
      aria-labelledby={titleId}
    >
      <Container>
        <div className="rp-InternshipProgram-poster">
          <SectionIntro
            className="rp-InternshipProgram-intro"
            content={content}
            titleId={titleId}
            headingLevel={2}
          />
          <p className="rp-InternshipProgram-term">
            <Heading asChild>
              <span className="rp-InternshipProgram-value">{term.value}</span>
            </Heading>{' '}
            {term.label}
          </p>
          <Stack asChild gap={0} className="rp-InternshipProgram-programs">
            <ul>
              {programs.map(({ title, text }) => (
                <li key={title} className="rp-InternshipProgram-program">
                  <Heading headingLevel={3} size="lg">
                    {title}
                  </Heading>
                  <Text tone="quiet">{text}</Text>
                </li>
              ))}
            </ul>
          </Stack>
          <div className="rp-InternshipProgram-facts">
            <dl>
              {dates.map(({ label, start, end }) => (
                <div key={label} className="rp-InternshipProgram-date">
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
            <Button size="lg" variant="outline" onClick={apply.onClick}>
              {apply.label}
            </Button>
          </div>
        </div>
      </Container>
    </Section>
  );
}
