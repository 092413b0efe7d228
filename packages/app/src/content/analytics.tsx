import {
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type TestimonialsContent,
} from '@rapport/ui';
import { drawings } from '../brand/art/drawings.tsx';

const pictures = drawings(() => import('./pictures/analytics.tsx'));

const draw = drawings(() => import('./pictures/people.tsx'));

/** Demo data, and marked as such. */
export const preview = drawings(() => import('./pictures/demo-board.tsx'))('board', 'section');

/** The anchor that Learn More links to. */
export const FEATURES = 'features';

export const hero: HeroContent = {
  eyebrow: 'Analytics',
  title: 'See what a collaboration is worth',
  text: 'One dashboard, with the same numbers for creators and brands.',
  actions: [
    { label: 'Get Started', href: '/register' },
    { label: 'Learn More', href: `#${FEATURES}` },
  ],
};

export const heroArt = pictures('gauge');

export const features: FeatureGridContent = {
  title: 'Know how every campaign went',
  text: 'The dashboard answers six questions.',
  features: [
    {
      title: 'Who saw it?',
      text: 'Reach by post and by day. You’ll see which posts people shared and which ones they scrolled past.',
      picture: pictures('reach'),
    },
    {
      title: 'Who responded?',
      text: 'Engagement rate by format, so you can tell a lively audience from a large, quiet one.',
      picture: pictures('engagement'),
    },
    {
      title: 'Was it the right audience?',
      text: 'Age, location, and interests of the people you reached, next to the audience you planned for.',
      picture: pictures('audience'),
    },
    {
      title: 'What did they do next?',
      text: 'Conversions from first click to last step, including where most people dropped off.',
      picture: pictures('conversions'),
    },
    {
      title: 'Did it pay off?',
      text: 'What a campaign cost and what it earned. See ROI for the whole campaign and for each creator.',
      picture: pictures('returns'),
    },
    {
      title: 'How do we share the results?',
      text: 'The creator and the brand get the same report, ready to send to the rest of the team.',
      picture: pictures('reports'),
    },
  ],
};

export const testimonials: TestimonialsContent = {
  title: 'What creators and brands say',
  text: 'Example quotes.',
  testimonials: [
    {
      text: 'I used to screenshot my own numbers every Sunday night. Now the brand sees them when I do.',
      author: 'Anjali Iyer',
      detail: 'Food creator',
      picture: draw('anjaliIyer'),
    },
    {
      text: 'Our best post was one the whole office disliked. The numbers changed our minds.',
      author: 'Mateo Fuentes',
      detail: 'Social media lead at a bicycle maker',
      picture: draw('mateoFuentes'),
    },
    {
      text: 'The report fits on one page. I can hand it to our finance team without explaining it first.',
      author: 'Ingrid Solberg',
      detail: 'Head of marketing at a skincare company',
      picture: draw('ingridSolberg'),
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
