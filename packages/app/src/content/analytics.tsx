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
  text: 'One dashboard for creators and brands, with the same clear numbers for both.',
  actions: [
    { label: 'Get Started', href: '/register' },
    { label: 'Learn More', href: `#${FEATURES}` },
  ],
};

export const heroArt = lens;

export const features: FeatureGridContent = {
  title: 'Six questions, answered',
  text: 'They come up after every campaign.',
  features: [
    {
      title: 'Who saw it?',
      text: 'Reach by post and by day. You’ll see which posts people shared and which ones they scrolled past.',
      picture: reach,
    },
    {
      title: 'Who responded?',
      text: 'Engagement rate by format, so you can tell a lively audience from a large, quiet one.',
      picture: engagement,
    },
    {
      title: 'Was it the right audience?',
      text: 'Age, location, and interests of the people you reached, next to the audience you planned for.',
      picture: audience,
    },
    {
      title: 'What did they do next?',
      text: 'Conversions from first click to last step, including where most people dropped off.',
      picture: conversions,
    },
    {
      title: 'Did it pay off?',
      text: 'What a campaign cost and what it earned. See ROI for the whole campaign and for each creator.',
      picture: returns,
    },
    {
      title: 'How do we share the results?',
      text: 'The creator and the brand get the same report, ready to send to the rest of the team.',
      picture: reports,
    },
  ],
};

const weeks = (values: number[]) =>
  values.map((value, index) => ({ label: `Week ${index + 1}`, value }));

/** Demo data, and marked as such. */
export const preview: MetricsPreviewContent = {
  eyebrow: 'Preview',
  title: 'Your whole campaign on one page',
  text: 'Creators and brands see the same dashboard. Here’s an example.',
  board: {
    title: 'Campaign overview',
    badge: 'Demo data',
    note: 'Made-up numbers that show what the dashboard looks like.',
    metrics: [
      {
        label: 'Reach',
        value: '1.2 million',
        change: { direction: 'up', value: '18%', note: 'vs. last campaign' },
        trend: {
          label: 'Reach by week, in thousands',
          points: weeks([96, 128, 171, 214, 262, 329]),
        },
      },
      {
        label: 'Engagement rate',
        value: '4.8%',
        change: { direction: 'up', value: '0.6 points', note: 'vs. last campaign' },
        trend: {
          label: 'Engagement rate by week, in percent',
          points: weeks([4.1, 4.4, 4.3, 4.9, 5.2, 5.6]),
        },
      },
      {
        label: 'Conversions',
        value: '3,480',
        change: { direction: 'up', value: '240', note: 'vs. last campaign' },
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
        summary: 'Week 5 had the most. The second video went live the day before.',
        orientation: 'vertical',
        bars: [290, 410, 520, 640, 850, 770].map((value, index) => ({
          label: `Week ${index + 1}`,
          value,
          highlighted: index === 4,
        })),
      },
      {
        label: 'Reach by format',
        summary: 'Short video reached more people than all other formats combined.',
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
  title: 'What creators and brands say',
  testimonials: [
    {
      text: 'I used to screenshot my own numbers every Sunday night. Now the brand sees them when I do.',
      author: 'Anjali Iyer',
      detail: 'Food creator',
      picture: <Portrait seed="priya" />,
    },
    {
      text: 'Our best post was one the whole office disliked. The numbers changed our minds.',
      author: 'Mateo Fuentes',
      detail: 'Social media lead, a bicycle maker',
      picture: <Portrait seed="mateo" />,
    },
    {
      text: 'The report fits on one page. I can hand it to our finance team without explaining it first.',
      author: 'Ingrid Solberg',
      detail: 'Head of marketing, a skincare company',
      picture: <Portrait seed="ingrid" />,
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'See your own numbers',
  text: 'Create an account, or ask us which metrics matter most for your plans.',
  actions: [
    { label: 'Get Started', href: '/register' },
    { label: 'Contact Us', href: '/contact' },
  ],
};
