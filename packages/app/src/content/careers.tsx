import {
  type CallToActionContent,
  type HeroContent,
  type JobListContent,
  type JsonLdProps,
  type SplitFeatureContent,
  type TeamGridContent,
} from '@rapport/ui';
import { Group } from '../brand/art/Group.tsx';
import { Portrait } from '../brand/art/Portrait.tsx';
import type { InternshipProgramContent } from '../brand/InternshipProgram/InternshipProgram.tsx';

/** The anchor that See open positions links to. */
export const POSITIONS = 'open-positions';
/** The anchor that Internships links to. */
export const INTERNSHIPS = 'internships';

export const hero: HeroContent = {
  eyebrow: 'Careers',
  title: 'Do work that two people thank you for',
  text: 'When it goes well here, a creator and a brand both notice. Come and help it go well more often.',
  actions: [
    { label: 'See open positions', href: `#${POSITIONS}` },
    { label: 'Internships', href: `#${INTERNSHIPS}` },
  ],
};

export const benefits: SplitFeatureContent = {
  title: 'Why Join Us',
  text: 'There are over 50 of us: enough to do it well, few enough that you would soon know everyone. This is what you could count on.',
  points: [
    {
      title: 'Work you can point at',
      text: 'Your name is on what you did, and the thanks reach you.',
    },
    {
      title: 'Time off that is off',
      text: 'Nobody expects an answer from a beach. We plan around holidays, yours as well.',
    },
    {
      title: 'A place to think',
      text: 'At home, in the office or some of both. Teams agree on the days they want to share.',
    },
    {
      title: 'Money for learning',
      text: 'Courses, books and conferences, chosen by you and shared with the others afterward.',
    },
    {
      title: 'Health and family',
      text: 'Health insurance, parental leave for every parent, and a slow first week back.',
    },
    {
      title: 'A part of it',
      text: 'Everyone holds shares in the company, and everyone sees the figures they depend on.',
    },
  ],
};

export const team: TeamGridContent = {
  title: 'Who you would sit beside',
  text: 'Four corners of the office, on an ordinary day.',
  people: [
    {
      name: 'The engineers',
      role: 'Disagree in writing, then over soup',
      picture: <Group seeds={['Rafael', 'Tunde', 'Svea']} />,
    },
    {
      name: 'The creator desk',
      role: 'Knows whose dog is in which video',
      picture: <Portrait seed="Jin" />,
    },
    {
      name: 'Product and design',
      role: 'Prints things out to look at them',
      picture: <Portrait seed="Olu" />,
    },
    {
      name: 'Marketing',
      role: 'Reads every sentence aloud',
      picture: <Group seeds={['Farah', 'Kemi', 'Saskia']} />,
    },
  ],
};

const TYPE = 'Full-time';

export const positions = {
  title: 'Open Positions',
  text: 'Five roles in three departments, in San Francisco and New York.',
  departments: [
    {
      title: 'Engineering',
      jobs: [
        {
          title: 'Senior Full Stack Developer',
          location: 'San Francisco, California',
          type: TYPE,
          skills: ['TypeScript', 'React', 'Node.js', 'Databases'],
        },
        {
          title: 'Machine Learning Engineer',
          location: 'San Francisco, California',
          type: TYPE,
          skills: ['Python', 'Recommender systems', 'Data pipelines'],
        },
      ],
    },
    {
      title: 'Marketing',
      jobs: [
        {
          title: 'Content Marketing Manager',
          location: 'New York, New York',
          type: TYPE,
          skills: ['Editing', 'Search', 'Newsletters'],
        },
      ],
    },
    {
      title: 'Product',
      jobs: [
        {
          title: 'Senior Product Manager',
          location: 'San Francisco, California',
          type: TYPE,
          skills: ['Discovery', 'Roadmaps', 'Marketplaces'],
        },
        {
          title: 'UX/UI Designer',
          location: 'New York, New York',
          type: TYPE,
          skills: ['Prototyping', 'Design systems', 'User research'],
        },
      ],
    },
  ],
  applyLabel: 'Apply Now',
  general: {
    title: 'Nothing here with your name on it?',
    text: 'Tell us what you would do here, and why we should have thought of it.',
    applyLabel: 'Submit General Application',
  },
} satisfies JobListContent;

/** Data for search engines. It says no more than the page does. */
const posting = ({
  title,
  location,
  skills,
}: {
  title: string;
  location: string;
  skills: string[];
}): JsonLdProps['data'] => ({
  '@type': 'JobPosting',
  title,
  employmentType: 'FULL_TIME',
  skills: skills.join(', '),
  jobLocation: { '@type': 'Place', address: location },
  hiringOrganization: { '@type': 'Organization', name: 'Rapport' },
});

export const postings = positions.departments.flatMap(({ jobs }) => jobs.map(posting));

export const internships: InternshipProgramContent = {
  eyebrow: 'Internship program',
  title: 'A summer in which something ships',
  text: 'You join a team as one of its members, with a mentor beside you and a project that is needed.',
  term: { value: '12 weeks', label: 'paid' },
  programs: [
    { title: 'Software Engineering', text: 'Take a feature from its first sketch to its release.' },
    {
      title: 'Product Design',
      text: 'Talk to people who use it, then change what they tripped over.',
    },
    { title: 'Marketing', text: 'Plan a small campaign of our own and see it through.' },
    { title: 'Data Science', text: 'Find out why some matches last, and show how you know.' },
  ],
  dates: [
    { label: 'Applications open', start: { dateTime: '2024-10-01', label: 'October 1, 2024' } },
    { label: 'Application deadline', start: { dateTime: '2025-01-15', label: 'January 15, 2025' } },
    {
      label: 'Program period',
      start: { dateTime: '2025-06', label: 'June' },
      end: { dateTime: '2025-08', label: 'August 2025' },
    },
  ],
  until: 'to',
  applyLabel: 'Learn More & Apply',
};

export const closing: CallToActionContent = {
  title: 'Questions before you decide?',
  text: 'Ask about a team, a role or the way we hire. A person from recruiting will answer.',
  actions: [{ label: 'Contact Recruiting', href: '/contact' }],
};
