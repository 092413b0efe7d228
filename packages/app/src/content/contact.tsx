import type {
  ContactFormContent,
  FaqAccordionContent,
  HeroContent,
  LinkContent,
  PlatformListContent,
} from '@rapport/ui';
import { formDelivery, type FormDelivery } from '../config.ts';
import { EMAIL_US, emailInstead, MAIL_TO } from './email.tsx';
import { footerContent } from './footer.tsx';
import { HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/contact.svg?inline';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'Contact',
  title: 'Get in Touch',
  text: 'Ask us anything. We reply within 24\u00a0hours.',
};

const title = 'Send a message';

/**
 * The form by what happens to it. With `console` nothing receives it; visitors should know that
 * before filling it in.
 */
export const forms: Record<FormDelivery, Partial<ContactFormContent>> = {
  console: {
    title,
    text: emailInstead('This form isn’t live yet.'),
    // Email is the way that works.
    submitVariant: 'outline',
    // The text above says it, with and without script.
    noScript: '',
  },
  firestore: {
    title,
    text: 'Leave your email address and we’ll reply within 24 hours.',
    success:
      'Thanks, we have your message. If you left an email address, we’ll reply within 24 hours.',
  },
};

/** Shown after the button is pressed, with `console`. */
export const notSent =
  'Your message wasn’t sent because this form isn’t live yet. Email us instead.';

export interface SupportContent {
  title: string;
  channels: { title: string; text?: string; detail?: string; link?: LinkContent }[];
}

export const support: SupportContent = {
  title: 'Support',
  channels: [
    {
      title: 'Email support',
      detail: 'Replies within 24 hours',
      // Otherwise it is above the form.
      ...(formDelivery === 'firestore' && { link: { label: EMAIL_US, href: MAIL_TO } }),
    },
    {
      title: 'Support hours',
      detail: 'Mon-Fri 9am-6pm EST',
    },
    {
      title: 'After hours',
      text: 'Quick answers, anytime.',
      link: { label: 'Read the FAQ', href: '/faq' },
    },
  ],
};

/** The footer says that they are coming. */
export const social: PlatformListContent = {
  title: 'Where you’ll find us soon',
  items: footerContent.social.networks,
};

export const questions: FaqAccordionContent = {
  title: 'Common questions',
  items: [
    {
      id: 1,
      question: 'How soon will I hear back?',
      answer:
        'We reply to email within 24 hours. If we need more time to look into it, we’ll tell you.',
    },
    {
      id: 2,
      question: 'What should I put in my message?',
      answer:
        'Tell us whether you’re a creator or a brand, what you were trying to do, and what happened. If it’s about a campaign, include its name.',
    },
    {
      id: 3,
      question: 'Can I ask about the service\u00a0packages?',
      answer:
        'Yes. Tell us what you’re planning and when you’d like to start. Packages start at $2,500 per month.',
      links: [{ label: 'See packages and prices', href: '/services' }],
    },
    {
      id: 4,
      question: 'How do I apply for a job at Rapport?',
      answer: 'Start with our open positions and internships on the careers page.',
      links: [{ label: 'Go to Careers', href: '/careers' }],
    },
  ],
};
