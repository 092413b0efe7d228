import type { FaqAccordionContent, HeroContent, SupportChannelsContent } from '@rapport/ui';
import { community, guide, letter } from './pictures/support.tsx';

export const hero: HeroContent = {
  eyebrow: 'FAQ',
  title: 'Frequently Asked Questions',
  text: 'How Rapport works, which plans there are, when money moves and what becomes of your data.',
};

export const questions: FaqAccordionContent = {
  title: 'Ten short answers',
  entries: [
    {
      id: 1,
      category: 'Platform Basics',
      question: 'What is Rapport?',
      answer:
        'A marketplace for collaborations. Influencers show what they make, brands say what they need, and the matching, which is AI-powered, suggests who suits whom. From there on, messages, files, approvals, contracts and payments of a campaign stay together.',
      links: [{ label: 'How it works', href: '/#how-it-works' }],
    },
    {
      id: 2,
      category: 'Platform Basics',
      question: 'How do I sign up?',
      answer:
        'We ask first whether you are a brand or an influencer, then for your email address, a password and your profile information. You have to be at least 18 years old.',
      links: [{ label: 'Create your account', href: '/register' }],
    },
    {
      id: 3,
      category: 'For Brands',
      question: 'How do I find influencers who fit?',
      answer:
        'Filter by audience demographics, engagement rate and niche, or start from the suggestions. A portfolio shows what somebody has made before you write the first line to them.',
      links: [{ label: 'More for brands', href: '/for-brands' }],
    },
    {
      id: 4,
      category: 'For Brands',
      question: 'What do you take off my hands during a campaign?',
      answer:
        'The paperwork and the chasing: contracts, payments, approval workflows and revision management have their place in the campaign. If you would rather hand over all of it, there is a team for that.',
      links: [{ label: 'Our services', href: '/services' }],
    },
    {
      id: 5,
      category: 'For Influencers',
      question: 'Does it cost anything to join as an influencer?',
      answer:
        'No, influencers join free. You can upgrade to Premium when you want more, and you lose nothing by waiting.',
      links: [{ label: 'More for influencers', href: '/for-influencers' }],
    },
    {
      id: 6,
      category: 'For Influencers',
      question: 'When and how am I paid?',
      answer:
        'Payments are typically processed 7-14 days after campaign approval, by direct deposit, PayPal or other methods.',
    },
    {
      id: 7,
      category: 'Technical',
      question: 'Which browsers can I use?',
      answer: 'Chrome, Firefox, Safari and Edge. There is nothing to install.',
    },
    {
      id: 8,
      category: 'Technical',
      question: 'How do you handle my data?',
      answer:
        'In compliance with GDPR and CCPA. The privacy policy lists what we collect, what for and how long we keep it, and how you see, correct or delete it.',
      links: [{ label: 'Privacy policy', href: '/privacy' }],
    },
    {
      id: 9,
      category: 'Billing',
      question: 'Which plans are there, and what do they add?',
      answer:
        'Brands choose between Basic, Professional and Enterprise; influencers can go from free to Premium. Paid members get contact information, detailed analytics, priority matching and personalised support. If you want our team to run your campaigns, that is a service package with its own price.',
      links: [{ label: 'Service packages', href: '/services' }],
    },
    {
      id: 10,
      category: 'Billing',
      question: 'Can I cancel my subscription?',
      answer:
        'Yes, any time, from your account settings. It stays active to the end of the billing period, and there are no refunds for partial months.',
      links: [{ label: 'Terms of service', href: '/terms' }],
    },
  ],
};

export const support: SupportChannelsContent = {
  title: 'Still Have Questions?',
  text: 'Then yours is one we should hear about.',
  channels: [
    {
      title: 'Email support',
      text: 'For what only a person can look into. The team is in Mon-Fri 9am-6pm EST.',
      detail: 'Replies within 24 hours',
      link: { label: 'Get in touch', href: '/contact' },
      icon: letter,
    },
    {
      title: 'Help Center',
      text: 'Guides and short films that go through a task from its first step to its last.',
      detail: 'Open around the clock',
      link: { label: 'Look it up', href: '/help-center' },
      icon: guide,
    },
    {
      title: 'Community',
      text: 'Somebody there has had your problem before, and remembers how it ended.',
      detail: 'Influencers and brands',
      link: { label: 'Ask around', href: '/community' },
      icon: community,
    },
  ],
};
