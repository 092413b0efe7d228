import {
  Button,
  Link,
  Text,
  type CallToActionContent,
  type EventListContent,
  type FeatureGridContent,
  type HeroContent,
  type MemberCardsContent,
} from '@rapport/ui';
import { formDelivery } from '../config.ts';
import { asks } from './asks.ts';
import { NOTE } from './note.ts';
import { Drawing, HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/community.svg?inline';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'Community',
  title: 'Meet the people you’ll work with',
  text: 'Creators and brands come here to learn, trade advice, and find partners.',
  actions: [{ label: 'Join Now', href: '/register' }],
};

export const features: FeatureGridContent = {
  title: 'What you can do here',
  text: 'Join in as much or as little as you like.',
  items: [
    {
      title: 'Networking events',
      text: 'Meet other creators and brands, online or in person.',
      picture: <Drawing name="community/badges" />,
    },
    {
      title: 'Workshops',
      text: 'Leave with something you can use, like a rate card or a brief.',
      picture: <Drawing name="community/workshop" />,
    },
    {
      title: 'Coaching',
      text: 'Get advice from someone with more\u00a0experience.',
      picture: <Drawing name="community/coach" />,
    },
    {
      title: 'Honest answers',
      text: 'Ask what a clause means or whether an offer is fair.',
      picture: <Drawing name="community/advice" />,
    },
    {
      title: 'Feedback on your work',
      text: 'Share a draft before it goes out, and hear what works.',
      picture: <Drawing name="community/feedback" />,
    },
    {
      title: 'Open calls',
      text: 'See what brands are looking for, or post what you’d like to make.',
      picture: <Drawing name="community/board" />,
    },
  ],
};

export const members: MemberCardsContent = {
  title: 'Featured members',
  text: NOTE,
  items: [
    {
      name: 'Thandi Mokoena',
      role: 'Home repair creator, Durban',
      text: 'Thandi fixes one thing a week on camera. She helps new creators set their first rate.',
      topics: ['Rates', 'Long-form video'],
      accent: 'secondary',
      picture: <Drawing name="people/thandi-mokoena" />,
    },
    {
      name: 'Mateus Lima',
      role: 'Brand partnerships lead, Porto',
      text: 'Mateus writes one-page briefs, and helps other brands shorten theirs.',
      topics: ['Briefs', 'Contracts'],
      accent: 'tertiary',
      picture: <Drawing name="people/mateus-lima" />,
    },
    {
      name: 'Yuki Tanabe',
      role: 'Ceramics creator, Kanazawa',
      text: 'Yuki shoots every video in one take. She hosts our monthly talk on lasting partnerships.',
      topics: ['Short-form video', 'Partnerships'],
      accent: 'secondary',
      picture: <Drawing name="people/yuki-tanabe" />,
    },
  ],
};

const attendees = (value: string) => ({ value, label: 'attendees' });

export const events: EventListContent = {
  title: 'Community events',
  text: formDelivery === 'console' && 'You can’t register online yet.',
  actions: [
    <Button key="all" variant="outline" aria-describedby="events-detail" asChild>
      <Link href="/events">View All Events</Link>
    </Button>,
    <Text key="detail" id="events-detail" size="sm" tone="quiet">
      The full calendar opens soon.
    </Text>,
  ],
  items: [
    {
      title: 'First drafts: creators show unfinished work',
      dateTime: '2025-05-25',
      date: { month: 'May', day: '25', year: '2025' },
      text: 'Watch creators rework a draft, and ask questions as they go.',
      place: 'Online',
      action: {
        label: 'Register Now',
        onClick: asks('event', 'First drafts: creators show unfinished work'),
      },
      attendees: attendees('250+'),
    },
    {
      title: 'Workshop: how to set and explain your rates',
      dateTime: '2025-06-10',
      date: { month: 'June', day: '10', year: '2025' },
      text: 'Work out what to charge and how to say it.',
      place: 'Online',
      action: {
        label: 'Register Now',
        onClick: asks('event', 'Workshop: how to set and explain your rates'),
      },
      attendees: attendees('180+'),
    },
    {
      title: 'Summer meetup for creators and brands',
      dateTime: '2025-06-22',
      date: { month: 'June', day: '22', year: '2025' },
      text: 'Show your work, hear short talks, and meet new partners.',
      place: 'San Francisco',
      action: {
        label: 'Register Now',
        onClick: asks('event', 'Summer meetup for creators and brands'),
      },
      attendees: attendees('300+'),
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Join the community',
  text: 'Signing up is free. Already have an account? Log in and say hello.',
  actions: [
    { label: 'Sign Up Free', href: '/register' },
    { label: 'Log In', href: '/login' },
  ],
};
