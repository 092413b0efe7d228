import type {
  ContactFormContent,
  FaqAccordionContent,
  HeroContent,
  PlatformListContent,
  SupportChannelsContent,
} from '@rapport/ui';
import { footerContent } from './footer.tsx';
import { clock, guide, letter } from './pictures/support.tsx';

/** An address reserved for examples. Replace it with your own before a launch. */
const SUPPORT_EMAIL = 'hi@rapport.example';

export const hero: HeroContent = {
  eyebrow: 'Contact',
  title: 'Get in Touch',
  text: 'A question, a plan, a complaint or a kind word: this is the place for it.',
};

/** The product does not connect the form to anything; visitors should know before filling it in. */
export const form: Partial<ContactFormContent> = {
  title: 'Send us a message',
  text: 'This form is not connected yet: it shows what we will ask, and nothing you write in it leaves this page. Our email address is below.',
  noScript: 'This form is not connected yet: nothing you write in it leaves this page.',
};

/** Shown after the button is pressed. */
export const notSent =
  'Nothing was sent, as this form is not connected yet. What you wrote is still here.';

export const support: SupportChannelsContent = {
  title: 'When you can reach us',
  channels: [
    {
      title: 'Email support',
      text: 'One person takes up your question and stays with it.',
      detail: 'Replies within 24 hours',
      link: { label: SUPPORT_EMAIL, href: `mailto:${SUPPORT_EMAIL}` },
      icon: letter,
    },
    {
      title: 'Support hours',
      text: 'That is when somebody sits at the other end.',
      detail: 'Mon-Fri 9am-6pm EST',
      icon: clock,
    },
    {
      title: 'Any other hour',
      text: 'The guides do not sleep, and many of them are shorter than an email.',
      link: { label: 'Go to the Help Center', href: '/help-center' },
      icon: guide,
    },
  ],
};

export const social: PlatformListContent = {
  title: footerContent.social.label,
  platforms: footerContent.social.networks.map(({ name }) => ({ name })),
  ...(footerContent.social.note && { note: footerContent.social.note }),
};

export const questions: FaqAccordionContent = {
  title: 'Before you write',
  text: 'Four things people ask about asking.',
  entries: [
    {
      id: 1,
      question: 'How long until I hear back?',
      answer:
        'Email support replies within 24 hours. If it takes longer to find out, the reply says so and says when.',
    },
    {
      id: 2,
      question: 'What should I put in my message?',
      answer:
        'Which side you are on, what you were about to do and what happened instead. If it is about a campaign, its name saves us both an email.',
    },
    {
      id: 3,
      question: 'Can I talk to you about the agency packages?',
      answer:
        'Gladly. Say roughly what you plan and by when; the three packages are the starting point, not the limit.',
      links: [{ label: 'See the packages', href: '/services' }],
    },
    {
      id: 4,
      question: 'I would like to work at Rapport. Is this the place to ask?',
      answer: 'Almost: the open positions and the internships have a page of their own.',
      links: [{ label: 'Careers at Rapport', href: '/careers' }],
    },
  ],
};
