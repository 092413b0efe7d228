/** Every state of the site, and the story that shows it. The source of the state map. */
import type { SessionName } from '../../packages/app/src/story-sessions.tsx';

/** A story by its id. A story that follows the toolbar also needs a session. */
export interface StoryLink {
  story: string;
  session?: SessionName;
}

/** The reason why a state has no story. */
export interface NoStory {
  reason: string;
}

/** The story of each route, which follows the session in the toolbar. */
export const pages: Record<string, string> = {
  '/': 'pages-landing--default',
  '/login': 'pages-login--default',
  '/register': 'pages-register--default',
  '/dashboard': 'pages-dashboard--any-session',
  '/podcast': 'pages-podcast--default',
  '/for-influencers': 'pages-for-influencers--default',
  '/for-brands': 'pages-for-brands--default',
  '/services': 'pages-services--default',
  '/about': 'pages-about--default',
  '/blog': 'pages-blog--default',
  '/faq': 'pages-faq--default',
  '/help-center': 'pages-helpcenter--default',
  '/contact': 'pages-contact--default',
  '/analytics': 'pages-analytics--default',
  '/community': 'pages-community--default',
  '/careers': 'pages-careers--default',
  '/privacy': 'pages-legal--privacy',
  '/terms': 'pages-legal--terms',
  '/cookie-policy': 'pages-legal--cookie-policy',
};

/** What a visitor sees, in a few words. */
export const sights = {
  nothing: 'Not painted yet',
  visitor: 'Login',
  member: 'Log out',
  form: 'The form',
  toLogin: 'Sign-in form',
  influencer: 'Influencer Dashboard',
  brand: 'Brand Dashboard',
  profile: 'Complete your profile',
  error: 'Error, Return to Home',
  loading: 'Still loading',
  unsent: 'Email not sent',
};

export type Sight = keyof typeof sights;

/**
 * What a visitor sees in each session on a public page, on sign-in and sign-up, and on the
 * dashboard.
 */
const bySession: Record<SessionName, [page: Sight, form: Sight, dashboard: Sight]> = {
  unknown: ['nothing', 'nothing', 'nothing'],
  signedOut: ['visitor', 'form', 'toLogin'],
  influencer: ['member', 'influencer', 'influencer'],
  brand: ['member', 'brand', 'brand'],
  profileMissing: ['member', 'profile', 'profile'],
  profileUnread: ['member', 'error', 'error'],
  unreachable: ['member', 'loading', 'loading'],
  mailFailed: ['member', 'unsent', 'unsent'],
};

/** Returns what a visitor sees at a path in this session, and whether the site redirects. */
export function sightOf(path: string, session: SessionName): { sight: Sight; leads: boolean } {
  const [page, form, dashboard] = bySession[session];
  if (path === '/dashboard') return { sight: dashboard, leads: dashboard === 'toLogin' };
  if (path !== '/login' && path !== '/register') return { sight: page, leads: false };
  return { sight: form, leads: form !== 'form' && form !== 'nothing' };
}

/** The states of a form, in the order in which a visitor gets there. */
export const formStates = ['Blank', 'Not complete', 'Busy', 'Failed', 'Done'] as const;

type FormRow = Record<(typeof formStates)[number], StoryLink | NoStory>;

const atOnce: NoStory = { reason: 'Answers at once: nothing is sent' };
const nothingSent: NoStory = { reason: 'Can’t fail: nothing is sent' };

/** Every form of the site, in each of its states. */
export const forms: Record<string, FormRow> = {
  'Sign in': {
    Blank: { story: 'pages-login--default', session: 'signedOut' },
    'Not complete': { story: 'pages-login--fields-missing' },
    Busy: { story: 'pages-login--busy' },
    Failed: { story: 'pages-login--rejected' },
    Done: { story: 'pages-dashboard--default' },
  },
  'Sign up': {
    Blank: { story: 'pages-register--default', session: 'signedOut' },
    'Not complete': { story: 'pages-register--fields-missing' },
    Busy: { story: 'pages-register--busy' },
    Failed: { story: 'pages-register--rejected' },
    Done: { story: 'pages-dashboard--default' },
  },
  'Reset password': {
    Blank: { story: 'pages-reset-password--default' },
    'Not complete': { story: 'pages-reset-password--address-missing' },
    Busy: { story: 'pages-reset-password--busy' },
    Failed: { story: 'pages-reset-password--too-many' },
    Done: { story: 'pages-reset-password--sent' },
  },
  'Complete profile': {
    Blank: { story: 'pages-complete-profile--default' },
    'Not complete': { story: 'pages-complete-profile--no-account-type' },
    Busy: { story: 'pages-complete-profile--busy' },
    Failed: { story: 'pages-complete-profile--fails' },
    Done: { story: 'pages-dashboard--brand' },
  },
  'Change name': {
    Blank: { story: 'pages-account-panel--default' },
    'Not complete': { story: 'pages-account-panel--name-missing' },
    Busy: { story: 'pages-account-panel--name-busy' },
    Failed: { story: 'pages-account-panel--name-not-changed' },
    Done: { story: 'pages-account-panel--name-changed' },
  },
  'Delete account': {
    Blank: { story: 'pages-delete-account--default' },
    'Not complete': { story: 'pages-delete-account--password-missing' },
    Busy: { story: 'pages-delete-account--busy' },
    Failed: { story: 'pages-delete-account--wrong-password' },
    Done: { story: 'pages-session-ended--account-deleted' },
  },
  'Podcast guest': {
    Blank: { story: 'pages-podcast--default', session: 'signedOut' },
    'Not complete': { story: 'pages-podcast--fields-missing' },
    Busy: atOnce,
    Failed: nothingSent,
    Done: { story: 'pages-podcast--applied' },
  },
  Newsletter: {
    Blank: { story: 'pages-blog--default', session: 'signedOut' },
    'Not complete': { story: 'pages-blog--address-missing' },
    Busy: atOnce,
    Failed: nothingSent,
    Done: { story: 'pages-blog--subscribed' },
  },
  Contact: {
    Blank: { story: 'pages-contact--default', session: 'signedOut' },
    'Not complete': { story: 'pages-contact--nothing-written' },
    Busy: atOnce,
    Failed: { story: 'pages-contact--nothing-sent' },
    Done: { reason: 'Never: the form isn’t live, and says so' },
  },
  'Help search': {
    Blank: { story: 'pages-helpcenter--default', session: 'signedOut' },
    'Not complete': { reason: 'Any text may be searched for' },
    Busy: { reason: 'Answers while one types: nothing is sent' },
    Failed: { story: 'pages-helpcenter--not-loaded' },
    Done: { story: 'pages-helpcenter--results' },
  },
};

export interface MessageRow {
  /** The situation, as the product document names it. */
  situation: string;
  /**
   * The text that the visitor reads; `…` stands for the message of the service or the exception.
   */
  message: string;
  /** The point of the product document; undefined if the document does not mention it. */
  point?: 4 | 5 | 8;
  link: StoryLink;
}

/** Every message that the product document names. */
export const messages: MessageRow[] = [
  {
    situation: 'Login rejected by the service',
    message: 'The service’s error text',
    point: 8,
    link: { story: 'pages-login--rejected' },
  },
  {
    situation: 'Login rejected without a text',
    message: 'Failed to sign in',
    point: 8,
    link: { story: 'pages-login--rejected-without-text' },
  },
  {
    situation: 'Login unexpected exception',
    message: 'Failed to sign in: …',
    point: 8,
    link: { story: 'pages-login--unexpected-exception' },
  },
  {
    situation: 'Login exception without a message',
    message: 'Failed to sign in: Unknown error',
    point: 8,
    link: { story: 'pages-login--unknown-error' },
  },
  {
    situation: 'Sign-up rejected',
    message: 'The service’s error text',
    point: 8,
    link: { story: 'pages-register--rejected' },
  },
  {
    situation: 'Sign-up exception',
    message: 'Failed to create an account: …',
    point: 8,
    link: { story: 'pages-register--unexpected-exception' },
  },
  {
    situation: 'Sign-up exception without a message',
    message: 'Failed to create an account: Unknown error',
    point: 8,
    link: { story: 'pages-register--unknown-error' },
  },
  {
    situation: 'Password mismatch',
    message: 'Passwords do not match',
    point: 8,
    link: { story: 'pages-register--passwords-differ' },
  },
  {
    situation: 'No account type',
    message: 'Please select account type',
    point: 8,
    link: { story: 'pages-register--no-account-type' },
  },
  {
    situation: 'Profile read failure on session change',
    message: 'None: the type that this browser remembers is used',
    point: 8,
    link: { story: 'pages-dashboard--local-type' },
  },
  {
    situation: 'Dashboard generic failure',
    message: 'Error, with a Return to Home link',
    point: 8,
    link: { story: 'pages-dashboard--unread-profile' },
  },
  {
    situation: 'Unknown route',
    message: 'None: leads to the home page',
    point: 8,
    link: { story: 'pages-landing--unknown-route' },
  },
  {
    situation: 'Document fetch while offline',
    message: 'We couldn’t get your data. We couldn’t connect. …',
    point: 8,
    link: { story: 'pages-account-panel--download-offline' },
  },
  {
    situation: 'Document only in cache',
    message: 'We couldn’t get your data. We couldn’t connect. …',
    point: 8,
    link: { story: 'pages-account-panel--download-only-in-cache' },
  },
  {
    situation: 'No profile record',
    message: 'None: the type that this browser remembers is used',
    point: 4,
    link: { story: 'pages-dashboard--local-type-without-record' },
  },
  {
    situation: 'Verification email fails at sign-up',
    message: 'Your account is ready, but we couldn’t send the email …',
    point: 4,
    link: { story: 'pages-dashboard--verification-mail-failed' },
  },
  {
    situation: 'Profile record fails at sign-up',
    message: 'Your account was created, but we couldn’t save your profile.',
    point: 4,
    link: { story: 'pages-register--profile-write-fails' },
  },
  {
    situation: 'Profile completion fails',
    message: 'We couldn’t save your profile.',
    point: 4,
    link: { story: 'pages-complete-profile--fails' },
  },
  {
    situation: 'Log-out fails',
    message: 'We couldn’t log you out.',
    point: 4,
    link: { story: 'pages-landing--log-out-fails' },
  },
  {
    situation: 'Log-out fails on the dashboard',
    message: 'We couldn’t log you out.',
    point: 4,
    link: { story: 'pages-dashboard--log-out-fails' },
  },
  {
    situation: 'Session ended elsewhere',
    message: 'You were logged out because your session was ended …',
    point: 4,
    link: { story: 'pages-session-ended--default' },
  },
  {
    situation: 'Podcast form submitted',
    message: 'Thanks for offering to join us',
    point: 4,
    link: { story: 'pages-podcast--applied' },
  },
  {
    situation: 'Dashboard loading',
    message: 'Loading your dashboard',
    point: 4,
    link: { story: 'pages-dashboard--loading' },
  },
  {
    situation: 'Page fails',
    message: 'Error, with a Return to Home link',
    point: 4,
    link: { story: 'pages-error--default' },
  },
  {
    situation: 'Register: required fields',
    message: 'Enter your email address, and others',
    point: 5,
    link: { story: 'pages-register--fields-missing' },
  },
  {
    situation: 'Login: required fields',
    message: 'Enter your password, and others',
    point: 5,
    link: { story: 'pages-login--fields-missing' },
  },
  {
    situation: 'Podcast form: required fields',
    message: 'Enter your name, and others',
    point: 5,
    link: { story: 'pages-podcast--fields-missing' },
  },
  {
    situation: 'Newsletter: email is required',
    message: 'Enter your email address',
    point: 5,
    link: { story: 'pages-blog--address-missing' },
  },
  {
    situation: 'Contact form sent',
    message: 'Your message wasn’t sent …',
    point: 5,
    link: { story: 'pages-contact--nothing-sent' },
  },
  {
    situation: 'Help-center search without its index',
    message: 'Search didn’t load. …',
    point: 5,
    link: { story: 'pages-helpcenter--not-loaded' },
  },
  {
    situation: 'Help-center search finds nothing',
    message: 'No answers for “…” yet',
    point: 5,
    link: { story: 'pages-helpcenter--nothing-found' },
  },
  {
    situation: 'Help-center search in the address',
    message: 'The answers',
    link: { story: 'pages-helpcenter--linked' },
  },
  {
    situation: 'Contact form with a subject in the address',
    message: 'The subject is filled in',
    link: { story: 'pages-contact--subject-given' },
  },
  {
    situation: 'Account deleted halfway',
    message: 'Your profile was deleted, but your account wasn’t. …',
    link: { story: 'pages-delete-account--deleted-halfway' },
  },
  {
    situation: 'Verification link not sent again',
    message: 'We couldn’t send the email. …',
    link: { story: 'pages-account-panel--link-not-sent' },
  },
  {
    situation: 'Verification link sent again',
    message: 'Resend at …',
    link: { story: 'pages-first-steps--link-sent' },
  },
  {
    situation: 'Account without a name',
    message: 'Add your name',
    link: { story: 'pages-first-steps--name-missing' },
  },
  {
    situation: 'Email address confirmed in another tab',
    message: 'Email confirmed',
    link: { story: 'pages-first-steps--confirmed-elsewhere' },
  },
  {
    situation: 'No connection at password reset',
    message: 'We couldn’t send the link. We couldn’t connect. …',
    link: { story: 'pages-reset-password--unreachable' },
  },
  {
    situation: 'No connection at login',
    message: 'We couldn’t connect. …',
    link: { story: 'pages-login--unreachable' },
  },
  {
    situation: 'Session not used for too long',
    message: 'You were logged out because you weren’t active for a while.',
    link: { story: 'pages-session-ended--not-active' },
  },
  {
    situation: 'Session at its time limit',
    message: 'You were logged out because your session reached its time limit.',
    link: { story: 'pages-session-ended--time-limit' },
  },
  {
    situation: 'Email address confirmed',
    message: 'None: nothing asks for it',
    link: { story: 'pages-dashboard--verified' },
  },
  {
    situation: 'Signed in on a page with links to sign-up',
    message: 'Go to your dashboard',
    link: { story: 'pages-community--signed-in' },
  },
  {
    situation: 'A link whose page isn’t open yet',
    message: 'That page isn’t open yet, so here’s our homepage.',
    link: { story: 'pages-landing--not-open-yet' },
  },
  {
    situation: 'Signed in on the home page',
    message: 'Dashboard, Log out',
    link: { story: 'pages-landing--signed-in' },
  },
  {
    situation: 'Sign-up from a page for brands',
    message: 'The account type is chosen',
    link: { story: 'pages-register--type-chosen' },
  },
  {
    situation: 'Some questions open',
    message: 'Their answers',
    link: { story: 'pages-faq--some-open' },
  },
];
