import {
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type MetricsPreviewContent,
  type TestimonialsContent,
} from '@rapport/ui';
import { Portrait } from '../brand/art/Portrait.tsx';
import {
  audience,
  conversions,
  engagement,
  lens,
  reach,
  reports,
  returns,
} from './pictures/analytics.tsx';

/** The anchor that Learn More links to. */
export const FEATURES = 'features';

export const hero: HeroContent = {
  eyebrow: 'Analytics',
  title: 'See what a collaboration is worth',
  text: 'One dashboard for both sides, in figures that nobody has to explain to the other.',
  actions: [
    { label: 'Get Started', href: '/register' },
    { label: 'Learn More', href: `#${FEATURES}` },
  ],
};

export const heroArt = lens;

export const features: FeatureGridContent = {
  title: 'Six questions it answers',
  text: 'The ones that come up in the meeting after every campaign.',
  features: [
    {
      title: 'Who saw it?',
      text: 'Reach, post by post and day by day. You see which one people passed on, and which one stayed where it was.',
      picture: reach,
    },
    {
      title: 'Who answered?',
      text: 'Engagement rate by format, so that a quiet audience of many is not taken for a lively one.',
      picture: engagement,
    },
    {
      title: 'Was it the right crowd?',
      text: 'Age, place and interests of the people who were reached, beside those you had in mind.',
      picture: audience,
    },
    {
      title: 'What did they do next?',
      text: 'Conversions from the first click to the last step, with the place where most of them turned back.',
      picture: conversions,
    },
    {
      title: 'Did it pay?',
      text: 'What went into a campaign and what came back: ROI for the whole, and for each creator in it.',
      picture: returns,
    },
    {
      title: 'What do we tell the others?',
      text: 'A report that both sides receive in the same words, ready to be passed on to whoever signs the next brief.',
      picture: reports,
    },
  ],
};

const weeks = (values: number[]) =>
  values.map((value, index) => ({ label: `Week ${index + 1}`, value }));

/** Demo data, and marked as such. */
export const preview: MetricsPreviewContent = {
  eyebrow: 'Preview',
  title: 'A campaign on one page',
  text: 'Creator and brand look at the same board. This one belongs to nobody.',
  board: {
    title: 'Campaign overview',
    badge: 'Demo data',
    note: 'Made-up figures, to show what the dashboard looks like.',
    metrics: [
      {
        label: 'Reach',
        value: '1.2 million',
        change: { direction: 'up', value: '18%', note: 'from the last campaign' },
        trend: {
          label: 'Reach by week, in thousands',
          points: weeks([96, 128, 171, 214, 262, 329]),
        },
      },
      {
        label: 'Engagement rate',
        value: '4.8%',
        change: { direction: 'up', value: '0.6 points', note: 'from the last campaign' },
        trend: {
          label: 'Engagement rate by week, in percent',
          points: weeks([4.1, 4.4, 4.3, 4.9, 5.2, 5.6]),
        },
      },
      {
        label: 'Conversions',
        value: '3,480',
        change: { direction: 'up', value: '240', note: 'from the last campaign' },
        trend: {
          label: 'Conversions by week',
          points: weeks([290, 410, 520, 640, 850, 770]),
        },
      },
      {
        label: 'ROI',
        value: '285%',
        change: { direction: 'flat', note: 'since week 4' },
        trend: {
          label: 'ROI by week, in percent',
          points: weeks([90, 160, 228, 285, 284, 285]),
        },
      },
    ],
    charts: [
      {
        label: 'Conversions by week',
        summary: 'Week 5 brought the most: it began the day after the second video.',
        orientation: 'vertical',
        bars: [290, 410, 520, 640, 850, 770].map((value, index) => ({
          label: `Week ${index + 1}`,
          value,
          highlighted: index === 4,
        })),
      },
      {
        label: 'Reach by format',
        summary: 'Short video reached more people than the others together.',
        bars: [
          { label: 'Short video', value: 52 },
          { label: 'Photo series', value: 21 },
          { label: 'Stories', value: 16 },
          { label: 'Long video', value: 8 },
          { label: 'Newsletter', value: 3 },
        ],
        formatValue: (value) => `${value}%`,
      },
    ],
  },
};

export const testimonials: TestimonialsContent = {
  title: 'Read by both sides',
  testimonials: [
    {
      text: 'I used to make screenshots of my own numbers on a Sunday night. Now the brand sees them when I do.',
      author: 'Anjali Iyer',
      detail: 'Food creator',
      picture: <Portrait seed="Anjali Iyer" />,
    },
    {
      text: 'Our best post was one that nobody in the office had liked. The dashboard was very calm about it.',
      author: 'Mateo Fuentes',
      detail: 'Social media lead, a bicycle maker',
      picture: <Portrait seed="Mateo Fuentes" />,
    },
    {
      text: 'The report fits on one page, and I can read it aloud to our finance team without a footnote.',
      author: 'Ingrid Solberg',
      detail: 'Head of marketing, a skincare company',
      picture: <Portrait seed="Ingrid Solberg" />,
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Begin with your own numbers',
  text: 'Make an account, or ask us which of these figures would matter for what you have in mind.',
  actions: [
    { label: 'Get Started', href: '/register' },
    { label: 'Contact Us', href: '/contact' },
  ],
};
