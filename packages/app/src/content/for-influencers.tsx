import {
  type BenefitCardsContent,
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type TestimonialsContent,
} from '@rapport/ui';
import { Portrait } from '../brand/art/Portrait.tsx';
import { growth, match } from './pictures/icons.tsx';
import { agreement, showcase } from './pictures/for-influencers.tsx';

/** The anchor that Learn more links to. */
export const BENEFITS = 'benefits';

export const hero: HeroContent = {
  eyebrow: 'For influencers',
  title: 'Grow your influence and income',
  text: 'Meet brands that your audience will like, agree on fair terms, and keep your mind on what you make.',
  actions: [
    { label: 'Join as Influencer', href: '/register' },
    { label: 'Learn more', href: `#${BENEFITS}` },
  ],
};

export const heroArt = <Portrait seed="Maya" />;

export const benefits: BenefitCardsContent = {
  title: 'More for your work, less work around it',
  benefits: [
    {
      title: 'Higher Earnings',
      text: 'Influencers on Rapport earn 30% more on average. Payments are typically processed 7-14 days after a campaign is approved.',
      stat: { value: '30%', label: 'more earned, on average' },
    },
    {
      title: 'Brand Matching',
      text: 'AI-powered matching suggests brands that fit your niche and the people who follow you, so that a first message is worth answering.',
      icon: match,
    },
    {
      title: 'Growth Resources',
      text: 'Workshops, networking events and coaching, for the part of the job that nobody taught you.',
      icon: growth,
    },
  ],
};

export const features: FeatureGridContent = {
  title: 'Made for the way you work',
  features: [
    {
      title: 'Portfolio Showcase',
      text: 'Choose a template, bring in photos and videos, and decide what comes first. This is the page a brand sees before it writes to you.',
      picture: showcase,
    },
    {
      title: 'Campaign Management',
      text: 'What was agreed, what is waiting for approval and what has been paid: each campaign keeps its contract, its revisions and its dates together.',
      picture: agreement,
    },
  ],
};

export const testimonials: TestimonialsContent = {
  title: 'Two creators, in their own words',
  testimonials: [
    {
      text: 'Brands used to ask me for a beach and a smile. The briefs I get now sound like my own videos, and I can say yes before lunch.',
      author: 'Leila Haddad',
      detail: 'Travel and lifestyle creator',
      picture: <Portrait seed="Leila Haddad" />,
    },
    {
      text: 'I say what I think of a product, even when I am paid to show it. Here that is in the contract, so nobody is surprised by the review.',
      author: 'Jonah Okafor',
      detail: 'Tech reviewer',
      picture: <Portrait seed="Jonah Okafor" />,
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Somebody is looking for a voice like yours',
  text: 'Influencers join free. Set up your profile, and see which brands you would say yes to.',
  actions: [
    { label: 'Sign up now', href: '/register' },
    { label: 'Contact us', href: '/contact' },
  ],
};
