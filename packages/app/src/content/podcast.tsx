import type {
  ApplicationFormContent,
  BenefitCardsContent,
  Episode,
  EpisodeListContent,
  HeroContent,
  PlatformListContent,
} from '@rapport/ui';
import { Cover } from '../brand/art/Cover.tsx';
import { insight, success, trend } from './pictures/podcast.tsx';

export const EPISODES = 'episodes';
export const GUEST = 'guest';

export const hero: HeroContent = {
  eyebrow: 'The Rapport podcast',
  title: 'Both sides of the table',
  text: 'Creators and brands talk about the work they do together: what it cost, what it brought, and what they would not do again.',
  actions: [
    { label: 'Hear the latest', href: `#${EPISODES}` },
    { label: 'Come and talk', href: `#${GUEST}` },
  ],
};

export const about: BenefitCardsContent = {
  title: 'About Our Podcast',
  text: 'One guest, one subject, and enough time to get past the first answer.',
  benefits: [
    {
      title: 'Expert Insights',
      text: 'People who write the briefs, sign the contracts and make the films explain how they go about it.',
      icon: insight,
    },
    {
      title: 'Trend Analysis',
      text: 'A new format or a new platform, looked at calmly: who gains by it, and who can let it pass.',
      icon: trend,
    },
    {
      title: 'Success Stories',
      text: 'Campaigns that worked, told from the beginning, with the parts that nearly did not.',
      icon: success,
    },
  ],
};

const episodes = [
  {
    id: 1,
    title: 'What creators hear when a brand says “authentic”',
    name: 'Naledi Khumalo',
    does: 'lifestyle creator',
    text: 'The word is in every brief. Naledi reads three of hers aloud, says what each of them really asked for, and how she would have put it.',
    minutes: 45,
    date: { label: 'May 12, 2025', dateTime: '2025-05-12' },
  },
  {
    id: 2,
    title: 'The clause that everyone skips',
    name: 'Tomás Arce',
    does: 'media lawyer',
    text: 'Usage rights decide where your work turns up next year. Tomás goes through a contract line by line and stops where you should.',
    minutes: 38,
    date: { label: 'April 28, 2025', dateTime: '2025-04-28' },
  },
  {
    id: 3,
    title: 'Twelve months, one partnership',
    name: 'Priya Raman',
    does: 'head of marketing at a tea house',
    text: 'She gave up ten one-off posts for a single creator and a whole year. What she had to explain inside the company, and what changed in the spring.',
    minutes: 52,
    date: { label: 'April 14, 2025', dateTime: '2025-04-14' },
  },
];

export const latest: EpisodeListContent = {
  title: 'Latest Episodes',
  episodes: episodes.map(({ id, title, name, does, text, minutes, date }): Episode => ({
    id,
    title,
    guest: `${name}, ${does}`,
    text,
    duration: { label: `${minutes} minutes`, dateTime: `PT${minutes}M` },
    date,
    picture: <Cover seed={String(id)} />,
  })),
  listenLabel: 'Listen Now',
  shareLabel: 'Share',
  allLabel: 'View All Episodes',
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

export const guestForm: Partial<ApplicationFormContent> = {
  title: 'Be Our Guest',
  text: 'You need no famous name, only something you know from doing it. Tell us what that is.',
  success:
    'Thank you for offering to join us. Applications are not collected yet, so yours went no further than this browser.',
};

/** What the podcast asks of a guest, besides name, address and message. */
export const guestFields = {
  topic: { label: 'Topic', hint: 'What you would like to talk about.' },
  socialHandles: { label: 'Social handles (optional)', hint: 'Where people find you.' },
  availability: { label: 'Availability (optional)', hint: 'Days, hours and time zone.' },
};

export const topicRequired = 'Enter a topic you would like to talk about';

export const platforms: PlatformListContent = {
  title: 'Available On',
  platforms: [
    { name: 'Apple Podcasts' },
    { name: 'Spotify' },
    { name: 'Google Podcasts' },
    { name: 'Amazon Music' },
  ],
};
