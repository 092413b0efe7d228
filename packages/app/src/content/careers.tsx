import {
  type BenefitCardsContent,
  type CallToActionContent,
  type HeroContent,
  type IntroContent,
  type JobListContent,
  type TeamGridContent,
} from '@rapport/ui';
import type { ReactNode } from 'react';
import { formDelivery } from '../config.ts';
import { asks } from './asks.ts';
import { emailLink } from './email.tsx';
import { Drawing, HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/careers.svg?inline';
import * as icons from './pictures/careers.tsx';

/** The anchor that Open positions links to. */
export const POSITIONS = 'open-positions';
/** The anchor that Internships links to. */
export const INTERNSHIPS = 'internships';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'Careers',
  title: 'Help good partnerships happen',
  text: 'You’ll build what creators and brands use to find each other and do their best work together.',
  actions: [
    { label: 'Open positions', href: `#${POSITIONS}` },
    { label: 'Internships', href: `#${INTERNSHIPS}` },
  ],
};

export const benefits: BenefitCardsContent = {
  title: 'Why Join Us',
  text: 'We’re a team of over 50 people.',
  items: [
    {
      title: 'Work that’s yours',
      text: 'Own a project from idea to launch.',
      icon: icons.flag,
    },
    {
      title: 'Room to recharge',
      text: 'Take your time off. We’ll plan around it.',
      icon: icons.battery,
    },
    {
      title: 'Flexible work',
      text: 'Work from home, the office, or both.',
      icon: icons.house,
    },
    {
      title: 'Time to learn',
      text: 'Spend work time on books and courses.',
      icon: icons.book,
    },
    {
      title: 'Health and family',
      text: 'Get health coverage and parental leave.',
      icon: icons.heart,
    },
    {
      title: 'The full picture',
      text: 'See how the company is doing.',
      icon: icons.chart,
    },
  ],
};

export const team: TeamGridContent = {
  title: 'Our teams',
  text: 'Illustrations, not real employees.',
  items: [
    {
      name: 'Engineering',
      role: 'Builds search and messaging',
      picture: <Drawing name="people/engineering" />,
    },
    {
      name: 'Creator support',
      role: 'Helps creators with offers and pay',
      picture: <Drawing name="people/jin" />,
    },
    {
      name: 'Product and design',
      role: 'Tests ideas with creators and brands',
      picture: <Drawing name="people/olu" />,
    },
    {
      name: 'Marketing',
      role: 'Brings in new brands',
      picture: <Drawing name="people/marketing" />,
    },
  ],
};

const TYPE = 'Full-time';

const apply = (title: string) => ({
  title,
  action: { label: 'Apply Now', onClick: asks('job', title) },
});

export const positions = {
  title: 'Open positions',
  text: formDelivery === 'console' && <>You can’t apply online yet. {emailLink} to apply.</>,
  items: [
    {
      title: 'Engineering',
      jobs: [
        {
          ...apply('Senior Full Stack Developer'),
          location: 'San Francisco, California',
          type: TYPE,
          skills: ['TypeScript', 'React', 'Node.js', 'Databases'],
        },
        {
          ...apply('Machine Learning Engineer'),
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
          ...apply('Content Marketing Manager'),
          location: 'New York, New York',
          type: TYPE,
          skills: ['Editing', 'SEO', 'Newsletters'],
        },
      ],
    },
    {
      title: 'Product',
      jobs: [
        {
          ...apply('Senior Product Manager'),
          location: 'San Francisco, California',
          type: TYPE,
          skills: ['Product discovery', 'Roadmaps', 'Marketplaces'],
        },
        {
          ...apply('UX/UI Designer'),
          location: 'New York, New York',
          type: TYPE,
          skills: ['Prototyping', 'Design systems', 'User research'],
        },
      ],
    },
  ],
  general: {
    title: 'Don’t see your role?',
    text: 'Tell us what you’re great at and what you’d like to do here.',
    action: { label: 'Submit General Application', onClick: asks('anyJob') },
  },
} satisfies JobListContent;

export const internships: IntroContent = {
  eyebrow: 'Internship program',
  title: 'Spend your summer building something real',
  text: 'Work with a mentor on a project you own. Applications are closed.',
};

/** What there is to know about the internships, by label. */
export const internshipFacts: Record<string, ReactNode> = {
  'Software Engineering': 'Take a feature from sketch to release.',
  'Product Design': 'Find what slows users down, and fix it.',
  Marketing: 'Plan and run a small campaign.',
  'Data Science': 'Find out why partnerships last.',
  Length: '12 weeks, paid',
  'Applications opened': <time dateTime="2024-10-01">October 1, 2024</time>,
  'Application deadline': <time dateTime="2025-01-15">January 15, 2025</time>,
  'Program period': (
    <>
      <time dateTime="2025-06">June</time> to <time dateTime="2025-08">August 2025</time>
    </>
  ),
};

export const applyForInternship = { label: 'Learn More & Apply', onClick: asks('internship') };

export const closing: CallToActionContent = {
  title: 'Got questions?',
  text: 'Ask our recruiters about a team, a role, or how we hire.',
  actions: [{ label: 'Contact Recruiting', href: '/contact' }],
};
