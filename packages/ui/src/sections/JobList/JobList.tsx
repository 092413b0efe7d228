'use client';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type {
  HeadingLevel,
  IntroContent,
  SectionBaseProps,
  LinkTarget,
} from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { useWords } from '../../lib/words.ts';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Chip } from '../../primitives/controls/Chip/Chip.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { jobListWords } from './JobList.words.ts';

/** An open position. */
export interface Job extends LinkTarget {
  /** What the position is called. */
  title: ReactNode;
  /** Place of work. */
  location: ReactNode;
  /** Type of employment: “Full-time”. */
  type: ReactNode;
  /** Required skills, in a word or two each. @default none */
  skills?: ReactNode[];
  /** URL to apply at. @default none: a button calls `onApply` */
  href?: string;
}

export interface JobListContent extends IntroContent {
  /** Departments with their jobs, in reading order. */
  departments: { title: ReactNode; jobs: Job[] }[];
  /** Label of each job's button; its accessible name adds the job title. */
  applyLabel: string;
  /** Accessible name of the list of skills. @default 'Skills' */
  skillsLabel?: string;
  /** General application, for visitors who find no job that fits. @default none */
  general?: { title: ReactNode; text?: ReactNode; applyLabel: string };
}

export interface JobListProps extends SectionBaseProps<JobListContent> {
  /** Called when a job's button is pressed. */
  onApply?: (job: Job) => void;
  /** Called when the button of `general` is pressed. */
  onApplyGenerally?: () => void;
}

/** Open positions by department, one row each. */
export function JobList({
  content,
  onApply,
  onApplyGenerally,
  headingLevel = 2,
  className,
  ...rest
}: JobListProps) {
  const titleId = useId();
  const { departments, applyLabel, skillsLabel, general } = useWords(
    'JobList',
    jobListWords,
    content,
  );

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-JobList', className)}>
      <Container className="rp-JobList-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
        <div>
          {departments.map(({ title, jobs }, index) => (
            <div key={index} className="rp-JobList-department">
              <Heading className="rp-JobList-name" headingLevel={below(headingLevel)} size="xl">
                {title}
              </Heading>
              <Stack asChild gap={0}>
                <ul>
                  {jobs.map((job, place) => (
                    <JobRow
                      key={place}
                      job={job}
                      headingLevel={below(headingLevel, 2)}
                      applyLabel={applyLabel}
                      skillsLabel={skillsLabel}
                      onApply={onApply}
                    />
                  ))}
                </ul>
              </Stack>
            </div>
          ))}
          {general && (
            <div className="rp-JobList-general">
              <div className="rp-JobList-words">
                <Heading headingLevel={below(headingLevel)} size="xl">
                  {general.title}
                </Heading>
                {general.text && <Text tone="quiet">{general.text}</Text>}
              </div>
              <Button variant="outline" onClick={onApplyGenerally}>
                {general.applyLabel}
              </Button>
            </div>
          )}
        </div>
      </Container>
    </Section>
  );
}

interface JobRowProps {
  job: Job;
  headingLevel: HeadingLevel;
  applyLabel: string;
  skillsLabel: string;
  onApply: ((job: Job) => void) | undefined;
}

function JobRow({ job, headingLevel, applyLabel, skillsLabel, onApply }: JobRowProps) {
  const titleId = useId();
  const applyId = useId();
  const { title, location, type, skills = [], href, target, rel } = job;
  // “Apply Now, Data Engineer” tells this button from the others (WCAG 2.4.4, 2.5.3).
  const naming = { id: applyId, 'aria-labelledby': `${applyId} ${titleId}` };

  return (
    <li className="rp-JobList-job">
      <div className="rp-JobList-words">
        <Heading id={titleId} headingLevel={headingLevel} size="lg">
          {title}
        </Heading>
        <Inline asChild gap={0} className="rp-JobList-facts">
          <ul>
            <li className="rp-JobList-fact">{location}</li>
            <li className="rp-JobList-fact">{type}</li>
          </ul>
        </Inline>
        {skills.length > 0 && (
          <Inline asChild gap={2} aria-label={skillsLabel} className="rp-JobList-skills">
            <ul>
              {skills.map((skill, index) => (
                <li key={index}>
                  <Chip>{skill}</Chip>
                </li>
              ))}
            </ul>
          </Inline>
        )}
      </div>
      {href ? (
        <Button variant="outline" {...naming} asChild>
          <Link href={href} target={target} rel={rel}>
            {applyLabel}
          </Link>
        </Button>
      ) : (
        <Button variant="outline" onClick={onApply && (() => onApply(job))} {...naming}>
          {applyLabel}
        </Button>
      )}
    </li>
  );
}
