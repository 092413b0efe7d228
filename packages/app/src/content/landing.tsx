import {
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type LogoStripContent,
  type StepsContent,
} from '@rapport/ui';
import { Mark } from '../brand/art/Mark.tsx';
import { StepMark } from '../brand/Discs/StepMark.tsx';
import { analytics, messages, portfolio } from './pictures/landing.tsx';

/** The anchor that Learn more links to. */
export const HOW_IT_WORKS = 'how-it-works';

export const hero: HeroContent = {
  eyebrow: 'Where creators and brands meet',
  title: 'Connect. Create. Monetize.',
  text: 'Find the right partner, run the work in one place, and see what it earns you both.',
  actions: [
    { label: 'Get started', href: '/register' },
    { label: 'Learn more', href: `#${HOW_IT_WORKS}` },
  ],
};

const mark = (seed: string) => <Mark seed={seed} />;

/** Invented names, and the strip says that they are placeholders. */
export const brands: LogoStripContent = {
  title: 'The kind of brands Rapport is made for',
  text: 'Names are placeholders.',
  logos: [
    { name: 'Oak & Tide', mark: mark('oak'), lettering: 'text' },
    { name: 'Quillo', mark: mark('quillo') },
    { name: 'Nubrook', mark: mark('nubrook'), lettering: 'capitals' },
    { name: 'Pellworth', mark: mark('pell') },
    { name: 'Marrow Lane', mark: mark('lane'), lettering: 'text' },
    { name: 'Juni', mark: mark('june'), lettering: 'capitals' },
  ],
};

export const howItWorks: StepsContent = {
  title: 'How It Works',
  text: 'Three steps from first message to final results.',
  steps: [
    {
      icon: <StepMark index={0} count={3} />,
      title: 'Find the perfect match',
      text: 'Brands filter creators by audience, engagement, and niche. Creators lead with their best work. You’ll both know early if it’s a fit.',
    },
    {
      icon: <StepMark index={1} count={3} />,
      title: 'Collaborate seamlessly',
      text: 'Keep messages, files, contracts, and approvals in one place. No more digging through email for the latest version.',
    },
    {
      icon: <StepMark index={2} count={3} />,
      title: 'Track performance',
      text: 'See reach, engagement, and return on investment side by side. Use what worked to plan your next campaign.',
    },
  ],
};

export const features: FeatureGridContent = {
  title: 'One place for the whole collaboration',
  features: [
    {
      title: 'Messaging system',
      text: 'Every collaboration gets its own thread. Drafts, briefs, and files stay right next to the conversation.',
      picture: messages,
    },
    {
      title: 'Portfolio management',
      text: 'Start from a template, add photos and videos, and put your best work first. Brands see it all on one page.',
      picture: portfolio,
    },
    {
      title: 'Analytics dashboard',
      text: 'See what a campaign reached and what it earned. You both get the same numbers.',
      picture: analytics,
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Start your next collaboration',
  text: 'Sign up as a creator or a brand. It’s free for creators to join.',
  actions: [
    { label: 'Sign up', href: '/register' },
    { label: 'Log in', href: '/login' },
  ],
};
