import type {
  CallToActionContent,
  EventListContent,
  FeatureGridContent,
  HeroContent,
  MemberCardsContent,
} from '@rapport/ui';
import { Portrait } from '../brand/art/Portrait.tsx';
import { advice, badges, board, coach, feedback, workshop } from './pictures/community.tsx';

export const hero: HeroContent = {
  eyebrow: 'Community',
  title: 'There is a chair for you',
  text: 'Influencers and people who work for brands meet here to learn, to ask, and to find the ones they want to work with.',
  actions: [{ label: 'Join Now', href: '/register' }],
};

export const features: FeatureGridContent = {
  title: 'What you can do here',
  text: 'Most of it takes an evening. All of it is better in company.',
  features: [
    {
      title: 'Networking events',
      text: 'Meet in a room or on a screen, in groups small enough that everybody gets to speak.',
      picture: badges,
    },
    {
      title: 'Workshops',
      text: 'Two hours, one subject, and something finished at the end of it: a rate card, a brief, a portfolio page.',
      picture: workshop,
    },
    {
      title: 'Coaching',
      text: 'A talk with somebody who is a few years ahead of you, about the question you have this week.',
      picture: coach,
    },
    {
      title: 'Honest answers',
      text: 'Ask what a clause means or whether an offer is fair. Somebody here has signed one like it.',
      picture: advice,
    },
    {
      title: 'Feedback on your work',
      text: 'Show a draft before it goes out. You will hear from both sides what works, and what to cut.',
      picture: feedback,
    },
    {
      title: 'Open calls',
      text: 'Brands say what they are looking for, creators say what they would like to make, and everybody can read it.',
      picture: board,
    },
  ],
};

export const members: MemberCardsContent = {
  title: 'Featured members',
  text: 'Three people you might sit next to.',
  members: [
    {
      name: 'Thandi Mokoena',
      role: 'Creator, repairs and home, Durban',
      text: 'Mends one thing a week on camera. Helps newcomers to set their first rate, and to keep to it.',
      topics: ['Rates', 'Long video'],
      accent: 'secondary',
      picture: <Portrait seed="Thandi Mokoena" />,
    },
    {
      name: 'Mateus Lima',
      role: 'Brand partnerships, outdoor gear, Porto',
      text: 'Writes briefs of one page. Reads yours, if you ask, and hands it back shorter.',
      topics: ['Briefs', 'Contracts'],
      accent: 'tertiary',
      picture: <Portrait seed="Mateus Lima" />,
    },
    {
      name: 'Yuki Tanabe',
      role: 'Creator, ceramics, Kanazawa',
      text: 'Films in one take. Hosts the monthly evening on working with a brand for more than one season.',
      topics: ['Short video', 'Partnerships'],
      accent: 'secondary',
      picture: <Portrait seed="Yuki Tanabe" />,
    },
  ],
};

const attendees = (value: string) => ({ value, label: 'attendees' });

export const events: EventListContent = {
  title: 'Upcoming events',
  text: 'Come once, and decide then whether you come again.',
  registerLabel: 'Register Now',
  actions: [{ label: 'View All Events', href: '/events', variant: 'outline' }],
  events: [
    {
      title: 'First drafts: an evening of unfinished work',
      dateTime: '2025-05-25',
      date: { month: 'May', day: '25', year: '2025' },
      text: 'Bring something that is not done yet. Leave with three people’s opinions of it.',
      place: 'Online',
      attendees: attendees('250+'),
    },
    {
      title: 'Workshop: your rates, explained in two minutes',
      dateTime: '2025-06-10',
      date: { month: 'June', day: '10', year: '2025' },
      text: 'What to charge, how to say it, and what to do while the other side is silent.',
      place: 'Online',
      attendees: attendees('180+'),
    },
    {
      title: 'The summer table: creators and brands over lunch',
      dateTime: '2025-06-22',
      date: { month: 'June', day: '22', year: '2025' },
      text: 'Long tables, mixed seats, no pitches before the coffee.',
      place: 'San Francisco',
      attendees: attendees('300+'),
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Take a seat',
  text: 'Joining is free, and you can listen for as long as you like before you speak.',
  actions: [
    { label: 'Sign Up Free', href: '/register' },
    { label: 'Log In', href: '/login' },
  ],
};
