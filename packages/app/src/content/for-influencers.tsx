import {
  type BenefitCardsContent,
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type StepsContent,
  type TestimonialsContent,
} from '@rapport/ui';
import { registerAs } from './account-types.ts';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import { Mosaic } from '../brand/Mosaic/Mosaic.tsx';
import { maya } from './creators.ts';
import { NOTE } from './note.ts';
import * as icons from './pictures/icons.tsx';
import * as screens from './pictures/for-influencers.tsx';

/** The anchor that Learn more links to. */
export const BENEFITS = 'benefits';

/** The anchor that the dashboard links to. */
export const TOOLS = 'tools';

export const hero: HeroContent = {
  eyebrow: 'For influencers',
  title: 'Grow your influence and income',
  text: 'Find brands your audience will like, agree on fair terms, and get back to creating.',
  actions: [
    { label: 'Join as Influencer', href: registerAs('influencer') },
    { label: 'Learn more', href: `#${BENEFITS}` },
  ],
};

/** A creator and her work. */
export const heroArt = (
  <Mosaic
    name={maya.name}
    work={['Tomatoes on a balcony', 'Water less, grow more', 'Seeds to start in March']}
  />
);

export const benefits: BenefitCardsContent = {
  title: 'Earn more with less busywork',
  items: [
    {
      title: 'Higher Earnings',
      text: 'Brands see your work and its results up front, so you can charge what it’s worth.',
      stat: { value: '30%', label: 'more on average' },
    },
    {
      title: 'Brand Matching',
      text: 'AI-powered matching suggests brands that fit your niche and your followers. You’ll spend less time on offers that don’t fit.',
      icon: icons.match,
    },
    {
      title: 'Growth Resources',
      text: 'Workshops, networking events, and coaching that help you build the business side of your work.',
      icon: icons.growth,
    },
  ],
};

export const features: FeatureGridContent = {
  title: 'Get booked and stay organized',
  text: NOTE,
  items: [
    {
      title: 'Portfolio Showcase',
      text: 'Pick a template, add photos and videos, and choose what comes first. It’s the page brands see before they message you.',
      picture: screens.portfolio,
    },
    {
      title: 'Campaign Management',
      text: 'See what’s agreed, what’s waiting for approval, and what’s been paid. Each campaign keeps its contract, revisions, and dates together.',
      picture: screens.contract,
    },
  ],
};

export const payment: StepsContent = {
  title: 'How you get paid',
  items: [
    { title: 'You deliver the work', text: 'Send drafts and make the agreed changes.' },
    { title: 'The brand approves it', text: 'Campaign approval opens your payment window.' },
    { title: 'Payment is processed', text: 'Typically 7–14 days later.' },
    { title: 'The money reaches you', text: 'By direct deposit, PayPal, or other methods.' },
  ],
};

export const testimonials: TestimonialsContent = {
  title: 'What creators say',
  items: [
    {
      text: 'Brands used to send me the same beach brief every week. The briefs I get now sound like my own videos, and I can usually answer the same day.',
      author: 'Leila Haddad',
      detail: 'Travel and lifestyle creator',
      picture: <Drawing name="people/leila-haddad" />,
    },
    {
      text: 'I say what I think about a product, even when I’m paid to show it. My contract says I can.',
      author: 'Jonah Okafor',
      detail: 'Tech reviewer',
      picture: <Drawing name="people/jonah-okafor" />,
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Find brands that fit your audience',
  text: 'Join free or upgrade to Premium. Set up your profile and see which brands are a match.',
  actions: [
    { label: 'Sign up now', href: '/register' },
    { label: 'Contact us', href: '/contact' },
  ],
};
