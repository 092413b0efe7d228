import type { LinkContent } from '@rapport/ui';

/** What a button says that the product document leaves without an action. */
export interface Answer {
  title: string;
  /** What the button will do, and what works today. */
  text: string;
  /** The way that works today. @default none; `text` names it */
  link?: LinkContent;
  /** Replaces text and link in a build that delivers forms. @default none */
  form?: AnswerFormContent;
}

/** A form that does what the button says. */
export interface AnswerFormContent {
  kind: 'eventRegistrations' | 'jobApplications';
  /** The event or position that is stored with the values. */
  item: string;
  text: string;
  submitLabel: string;
  submitBusyLabel: string;
  success: string;
}

const registration = (event: string): AnswerFormContent => ({
  kind: 'eventRegistrations',
  item: event,
  text: 'Leave your name and email address, and we’ll send you the details.',
  submitLabel: 'Register',
  submitBusyLabel: 'Registering...',
  success: 'Thanks for signing up. We’ll email you the details.',
});

const application = (position: string): AnswerFormContent => ({
  kind: 'jobApplications',
  item: position,
  text: 'Tell us about yourself and your work. We’ll reply by email.',
  submitLabel: 'Send application',
  submitBusyLabel: 'Sending...',
  success: 'Thanks for applying. We’ll reply by email.',
});

/** The fields of the forms. */
export const answerFields = {
  name: { label: 'Name' },
  email: { label: 'Email address' },
  link: { label: 'Link (optional)', hint: 'A portfolio, a profile, or your résumé.' },
  message: { label: 'Message (optional)' },
};

/** What the forms say if a field is wrong. */
export const answerErrors = {
  name: 'Enter your name',
  email: 'Enter an email address, like name@example.com',
};

/** A link to the contact form, with the subject filled in. */
const contact = (subject: string): LinkContent => ({
  label: 'Contact us',
  href: `/contact?subject=${encodeURIComponent(subject)}`,
});

/** The answers by what is pressed. The argument names its item: a package, a job, an event. */
export const answers = {
  package: (name) => ({
    title: `Get started with ${name}`,
    text: 'You can’t book a package online yet. Tell us about your plans, and our team will take it from there.',
    link: contact(`${name} package`),
  }),
  sales: (name) => ({
    title: `Talk to us about ${name}`,
    text: 'The price depends on what you need. Tell us about your campaigns and markets.',
    link: contact(`${name} package`),
  }),
  call: () => ({
    title: 'Schedule a call',
    text: 'You can’t pick a time online yet. Tell us what you’d like to talk about and when you’re free.',
    link: contact('Schedule a call'),
  }),
  job: (title) => ({
    title: `Apply: ${title}`,
    text: 'You can’t apply online yet. Tell us about yourself and your work.',
    link: contact(`Application: ${title}`),
    form: application(title),
  }),
  anyJob: () => ({
    title: 'Send a general application',
    text: 'You can’t apply online yet. Tell us what you’re great at and what you’d like to do here.',
    link: contact('General application'),
    form: application('General application'),
  }),
  internship: () => ({
    title: 'Apply for an internship',
    text: 'You can’t apply online yet. Ask us about the next program and tell us which field you’d choose.',
    link: contact('Internship application'),
    form: application('Internship'),
  }),
  event: (title) => ({
    title,
    text: 'You can’t register online yet. Tell us you’d like to come.',
    link: contact(`Event: ${title}`),
    form: registration(title),
  }),
  episode: (title) => ({
    title,
    text: 'This episode isn’t out yet. Ask us when you can listen to it.',
    link: contact(`Episode: ${title}`),
  }),
  share: () => ({
    title: 'Share this episode',
    text: 'You can’t share an episode before it’s out. Until then, share this page from your browser.',
  }),
  allEpisodes: () => ({
    title: 'All episodes',
    text: 'These three are all of our episodes so far. Is there a topic you’d like to hear about?',
    link: contact('A topic for the podcast'),
  }),
  findCreators: () => ({
    title: 'Find influencers',
    text: 'You can’t search for creators here yet. If you have a campaign coming up, our team can choose creators for you.',
    link: { label: 'See packages', href: '/services#packages' },
  }),
  findBrands: () => ({
    title: 'Find brands',
    text: 'You can’t search for brands here yet. Until then, see how we match creators and brands.',
    link: { label: 'How matching works', href: '/for-influencers#benefits' },
  }),
  campaignAnalytics: () => ({
    title: 'Campaign analytics',
    text: 'You can’t run a campaign here yet, so there are no numbers. Until then, see what we’ll measure.',
    link: { label: 'See analytics', href: '/analytics' },
  }),
  portfolio: () => ({
    title: 'Your portfolio',
    text: 'You can’t add your work here yet. Until then, see what a portfolio can show.',
    link: { label: 'See portfolios', href: '/for-influencers#tools' },
  }),
  inbox: () => ({
    title: 'Your inbox',
    text: 'You can’t send messages here yet. If you have a question, we’ll answer it by email.',
    link: contact('A question from my dashboard'),
  }),
} satisfies Record<string, (name: string) => Answer>;

export type AnswerKind = keyof typeof answers;
