'use client';
import { useId, type ReactNode } from 'react';
import type {
  ActionContent,
  HeadingLevel,
  IntroContent,
  SectionBaseProps,
} from '../../lib/content.ts';
import { useWords } from '../../lib/words.ts';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { ChipList } from '../../primitives/controls/Chip/ChipList.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { jobListWords } from './JobList.words.ts';
import { below } from '../../lib/heading-level.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** An open position. */
export interface Job {
  /** What the position is called. */
  title: ReactNode;
  /** Place of work. */
  location: ReactNode;
  /** Type of employment: “Full-time”. */
  type: ReactNode;
  /** Required skills, in a word or two each. @default none */
  skills?: ReactNode[] | undefined;
  /** How to apply: a link, a button or a node. Its accessible name adds the job title. @default none */
  action?: ActionContent | undefined;
}

/** A department with its jobs. */
export interface JobListItem {
  /** Name of the department. */
  title: ReactNode;
  /** Its open positions. */
  jobs: Job[];
}

export interface JobListContent extends IntroContent {
  /** Departments with their jobs, in reading order. */
  items: JobListItem[];
  /** Accessible name of the list of skills. @default 'Skills' */
  skillsLabel?: string | undefined;
  /** General application, for visitors who find no job that fits. @default none */
  general?: { title: ReactNode; text?: ReactNode; action: ActionContent } | undefined;
}

export type JobListProps = SectionBaseProps<JobListContent>;

/** Open positions by department, one row each. */
export function JobList(props: JobListProps) {
  const { headingLevel } = props;
  const {
    items: departments,
    skillsLabel,
    general,
  } = useWords('JobList', jobListWords, props.content);

  return (
    <SectionFrame {...props} block="rp-JobList">
      <div>
        {departments.map(({ title, jobs }, index) => (
          <div key={index} className="rp-JobList-department">
            <Heading className="rp-JobList-name" headingLevel={below(headingLevel)} size="md">
              {title}
            </Heading>
            <ItemList items={jobs}>
              {(job) => <JobRow job={job} headingLevel={headingLevel} skillsLabel={skillsLabel} />}
            </ItemList>
          </div>
        ))}
        {general && (
          <div className="rp-JobList-general">
            <Stack gap={1}>
              <ItemWords content={general} headingLevel={headingLevel} />
            </Stack>
            <Action action={general.action} variant="outline" />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}

interface JobRowProps {
  job: Job;
  headingLevel?: HeadingLevel | undefined;
  skillsLabel: string;
}

function JobRow({ job, headingLevel, skillsLabel }: JobRowProps) {
  const titleId = useId();
  const actionId = useId();
  const { location, type, skills = [], action } = job;

  return (
    <li className="rp-JobList-job">
      <Stack gap={1}>
        <ItemWords content={job} id={titleId} headingLevel={headingLevel} depth={2} size="lg" />
        <Inline asChild gap={0} className="rp-JobList-facts">
          <ul>
            <li className="rp-JobList-fact">{location}</li>
            <li className="rp-JobList-fact">{type}</li>
          </ul>
        </Inline>
        <ChipList
          chips={skills.map((label) => ({ label }))}
          aria-label={skillsLabel}
          className="rp-JobList-skills"
        />
      </Stack>
      {action && (
        <Action
          action={action}
          variant="outline"
          id={actionId}
          // “Apply Now, Data Engineer” makes each name unique (WCAG 2.4.4, 2.5.3).
          aria-labelledby={`${actionId} ${titleId}`}
        />
      )}
    </li>
  );
}
