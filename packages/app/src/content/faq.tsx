import type { FaqAccordionContent, HeroContent, SupportChannelsContent } from '@rapport/ui';
import { HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/faq.svg?inline';
import * as icons from './pictures/support.tsx';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'Support',
  title: 'Frequently asked questions',
  text: 'How Rapport works, what our plans include, and when you’ll get paid.',
};

export const questions: FaqAccordionContent = {
  title: 'Quick answers',
  items: [
    {
      id: 1,
      category: 'Platform Basics',
      question: 'What is Rapport?',
      answer:
        'Rapport is a marketplace where creators and brands find each other and work together. AI-powered matching suggests partners who fit. Keep messages, files, approvals, contracts, and payments in one place.',
      links: [{ label: 'How it works', href: '/#how-it-works' }],
    },
    {
      id: 2,
      category: 'Platform Basics',
      question: 'How do I sign up?',
      answer:
        'First, choose brand or influencer. Then add your email address, a password, and your profile information. You must be at least 18 years old.',
      links: [
        { label: 'Join as Influencer', href: '/register?type=influencer' },
        { label: 'Join as Brand', href: '/register?type=brand' },
      ],
    },
    {
      id: 3,
      category: 'For Brands',
      question: 'How do I find the right creators?',
      answer:
        'Filter by audience demographics, engagement rate, and niche, or start with our suggestions.',
      links: [{ label: 'More for brands', href: '/for-brands' }],
    },
    {
      id: 4,
      category: 'For Brands',
      question: 'What does Rapport handle during a campaign?',
      answer:
        'Rapport handles contracts, payments, approval workflows, and revision management. If you’d rather hand it off, our team can run the campaign for you.',
      links: [{ label: 'See our services', href: '/services' }],
    },
    {
      id: 5,
      category: 'For Influencers',
      question: 'Does it cost anything to join as an influencer?',
      answer: 'No, influencers join free. If you want more, you can upgrade to Premium.',
      links: [{ label: 'More for influencers', href: '/for-influencers' }],
    },
    {
      id: 6,
      category: 'For Influencers',
      question: 'When and how do I get paid?',
      answer:
        'Payments are typically processed 7–14 days after campaign approval, by direct deposit, PayPal, or other methods.',
    },
    {
      id: 7,
      category: 'Technical',
      question: 'Which browsers can I use?',
      answer: 'Rapport works in Chrome, Firefox, Safari, and Edge.',
    },
    {
      id: 8,
      category: 'Technical',
      question: 'How do you handle my data?',
      answer:
        'We comply with GDPR and CCPA. Our privacy policy says what we collect and why, how long we keep it, and how you can see, correct, or delete it.',
      links: [{ label: 'Read the privacy policy', href: '/privacy' }],
    },
    {
      id: 9,
      category: 'Billing',
      question: 'What plans do you offer?',
      answer:
        'Plans are for using Rapport on your own. Brands choose from Basic, Professional, and Enterprise. Influencers can join free or upgrade to Premium. Paid members get contact information, detailed analytics, priority matching, and personalized support. Service packages are separate: our team runs your campaigns for a monthly fee.',
      links: [{ label: 'See service packages', href: '/services' }],
    },
    {
      id: 10,
      category: 'Billing',
      question: 'Can I cancel my subscription?',
      answer:
        'Yes. Once you have a paid plan, you can cancel it any time from your account settings. Your subscription stays active to the end of the billing period. There are no refunds for partial months.',
      links: [{ label: 'Read the terms', href: '/terms' }],
    },
  ],
};

export const support: SupportChannelsContent = {
  title: 'Still Have Questions?',
  items: [
    {
      title: 'Email support',
      text: 'Our team replies within 24 hours.',
      detail: 'Mon-Fri 9am-6pm EST',
      link: { label: 'Contact Support', href: '/contact' },
      icon: icons.letter,
    },
    {
      title: 'Help Center',
      text: 'Search our help topics. Guides are on\u00a0the\u00a0way.',
      link: { label: 'Visit the Help Center', href: '/help-center' },
      icon: icons.guide,
    },
    {
      title: 'Community',
      text: 'Get advice from other creators and brands.',
      link: { label: 'Visit the Community', href: '/community' },
      icon: icons.community,
    },
  ],
};
