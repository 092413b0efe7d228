import type {
  ApplicationFormContent,
  BenefitCardsContent,
  EpisodeListItem,
  EpisodeListContent,
  HeroContent,
  PlatformListContent,
} from '@rapport/ui';
import type { FormDelivery } from '../config.ts';
import { asks } from './asks.ts';
import { emailInstead } from './email.tsx';
import { Drawing, HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/podcast.svg?inline';
import * as icons from './pictures/podcast.tsx';

export const EPISODES = 'episodes';
export const GUEST = 'guest';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'The Rapport podcast',
  title: 'Creators and brands, on\u00a0the\u00a0record',
  text: 'Candid conversations about working together: what it cost, what it earned, and what they’d\u00a0change.',
  actions: [
    { label: 'See what’s coming', href: `#${EPISODES}` },
    { label: 'Be our guest', href: `#${GUEST}` },
  ],
};

export const about: BenefitCardsContent = {
  title: 'About Our Podcast',
  text: 'Each episode covers one topic with one guest, in depth.',
  items: [
    {
      title: 'Expert Insights',
      text: 'Learn how marketers, lawyers, and creators handle briefs, contracts, and deadlines.',
      icon: icons.insight,
    },
    {
      title: 'Trend Analysis',
      text: 'Find out which new formats and platforms are worth your time.',
      icon: icons.trend,
    },
    {
      title: 'Success Stories',
      text: 'Follow a campaign from the first call to the final results, including what almost went wrong.',
      icon: icons.success,
    },
  ],
};

const episodes = [
  {
    id: 1,
    picture: <Drawing name="podcast/authentic" />,
    title: 'What creators hear when a brand says “authentic”',
    name: 'Naledi Khumalo',
    does: 'lifestyle creator',
    text: 'Naledi reads three of her briefs aloud, explains what each brand was really asking for, and says it her way.',
    minutes: 45,
    date: { label: 'May 12, 2025', dateTime: '2025-05-12' },
  },
  {
    id: 2,
    picture: <Drawing name="people/rafael-arce" />,
    title: 'The clause everyone skips',
    name: 'Rafael Arce',
    does: 'media lawyer',
    text: 'Usage rights decide where your work shows up next year. Rafael walks you through a contract and points out the lines to read twice.',
    minutes: 38,
    date: { label: 'April 28, 2025', dateTime: '2025-04-28' },
  },
  {
    id: 3,
    picture: <Drawing name="people/priya-raman" />,
    title: 'Twelve months, one partnership',
    name: 'Priya Raman',
    does: 'head of marketing at a tea company',
    text: 'Priya replaced ten one-off posts with one creator for a whole year. She explains how she won over her company and what changed.',
    minutes: 52,
    date: { label: 'April 14, 2025', dateTime: '2025-04-14' },
  },
];

export const latest: EpisodeListContent = {
  title: 'Latest Episodes',
  text: 'Episodes are coming soon. Here’s what each one covers. Guest names and dates are placeholders.',
  items: episodes.map(({ id, title, name, does, text, minutes, ...rest }): EpisodeListItem => ({
    id,
    title,
    guest: `${name}, ${does}`,
    text,
    duration: { label: `${minutes} minutes`, dateTime: `PT${minutes}M` },
    ...rest,
    actions: [
      { label: 'Listen Now', onClick: asks('episode', title), variant: 'outline' },
      { label: 'Share', onClick: asks('share') },
    ],
  })),
  action: { label: 'View All Episodes', onClick: asks('allEpisodes') },
};

/**
 * The episodes as data for search engines: what the page says, without a recording's URL.
 *
 * @see https://schema.org/PodcastEpisode
 */
export const episodeData = episodes.map(({ title, name, text, minutes, date }) => ({
  '@type': 'PodcastEpisode',
  name: title,
  description: text,
  datePublished: date.dateTime,
  timeRequired: `PT${minutes}M`,
  contributor: { '@type': 'Person', name },
  partOfSeries: { '@type': 'PodcastSeries', name: hero.title },
}));

const guestTitle = 'Be Our Guest';
const guestText = 'You don’t have to be famous. Just bring a topic you know well.';

/** The form by what happens to it. With `console` nothing receives it, and it says so. */
export const guestForms: Record<FormDelivery, Partial<ApplicationFormContent>> = {
  console: {
    title: guestTitle,
    text: (
      <>
        {guestText} {emailInstead('This form isn’t live yet.')}
      </>
    ),
    // The text above says it, with and without script.
    noScript: '',
    success:
      'Thanks for offering to join us. This form isn’t live yet, so please email us your topic.',
  },
  firestore: {
    title: guestTitle,
    text: guestText,
    success: 'Thanks for offering to join us. We have your application and will reply by email.',
  },
};

/** What happens after the form, beside or below it. */
export const guestSteps = {
  title: 'What happens next',
  steps: [
    { title: 'We read your pitch', text: 'A sentence or two is enough.' },
    { title: 'We talk it through', text: 'We’ll find the story together on a short call.' },
    { title: 'You record from anywhere', text: 'All you need is a quiet room and headphones.' },
  ],
};

/** What the podcast asks of a guest, besides name, address and message. */
export const guestFields = {
  topic: { label: 'Topic', hint: 'What you’d like to talk about.' },
  socialHandles: { label: 'Social handles (optional)', hint: 'Where people can find you online.' },
  availability: { label: 'Availability (optional)', hint: 'Days, hours, and time zone.' },
};

export const topicRequired = 'Enter a topic you’d like to talk about';

export const platforms: PlatformListContent = {
  title: 'Available On',
  text: 'Find our episodes here once they’re out.',
  items: [
    { name: 'Apple Podcasts' },
    { name: 'Spotify' },
    { name: 'Google Podcasts' },
    { name: 'Amazon Music' },
  ],
};
