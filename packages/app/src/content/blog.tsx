import {
  type ArticleCardsContent,
  type CategoryTilesContent,
  type FeaturedArticleContent,
  type HeroContent,
  type NewsletterFormContent,
} from '@rapport/ui';
import { Cover } from '../brand/art/Cover.tsx';
import { Portrait } from '../brand/art/Portrait.tsx';

export const hero: HeroContent = {
  eyebrow: 'The Rapport blog',
  title: 'Notes from both sides of the brief',
  text: 'Strategy, figures and craft, written by people who have sent briefs and people who have answered them.',
};

export const featured: FeaturedArticleContent = {
  eyebrow: 'Featured article',
  title: 'The future of influencer marketing',
  text: 'Smaller circles, longer contracts, and creators who are asked before the campaign is planned. Five shifts that have already begun, and what to do about each this year.',
  href: '/blog/future-of-influencer-marketing',
  picture: <Cover seed="next-year" />,
  byline: {
    author: 'Ines Duarte',
    picture: <Portrait seed="Ines Duarte" />,
    dateTime: '2025-05-12',
    date: 'May 12, 2025',
    note: '9 min read',
  },
};

export const recent: ArticleCardsContent = {
  title: 'Recent articles',
  text: 'Read one before your next call.',
  articles: [
    {
      topic: 'Analytics',
      title: 'Maximizing ROI: what to count, and when',
      text: 'Three figures to agree on before the first post goes live, and one that can wait until the campaign is over.',
      href: '/blog/maximizing-roi',
      picture: <Cover seed="roi" />,
      byline: {
        author: 'Kwame Boateng',
        picture: <Portrait seed="Kwame Boateng" />,
        dateTime: '2025-05-06',
        date: 'May 6, 2025',
        note: '7 min read',
      },
    },
    {
      topic: 'Strategy',
      title: 'Micro vs. macro: who is the right size for you?',
      text: 'A large audience tells many people. A small one tends to answer. How to choose, and when to book both.',
      href: '/blog/micro-vs-macro',
      picture: <Cover seed="micro-vs-macro" />,
      byline: {
        author: 'Hana Sato',
        picture: <Portrait seed="Hana Sato" />,
        dateTime: '2025-04-29',
        date: 'April 29, 2025',
        note: '6 min read',
      },
    },
    {
      topic: 'Tips',
      title: 'How to build authentic partnerships',
      text: 'Followers notice a script. What to put into a brief, what to leave out, and how to say no kindly.',
      href: '/blog/authentic-partnerships',
      picture: <Cover seed="honest" />,
      byline: {
        author: 'Ravi Menon',
        picture: <Portrait seed="Ravi Menon" />,
        dateTime: '2025-04-22',
        date: 'April 22, 2025',
        note: '5 min read',
      },
    },
  ],
};

const category = (slug: string, title: string, text: string) => ({
  title,
  text,
  href: `/blog/category/${slug}`,
  picture: <Cover seed={slug} />,
});

export const categories: CategoryTilesContent = {
  title: 'Browse by topic',
  text: 'Six shelves. Take the one nearest to your question.',
  categories: [
    category('strategy', 'Strategy', 'Whom to reach, with whom, and why now.'),
    category('analytics', 'Analytics', 'Figures, and what they leave unsaid.'),
    category('trends', 'Trends', 'What is changing, and what only looks new.'),
    category('case-studies', 'Case studies', 'Campaigns taken apart, mistakes included.'),
    category('platforms', 'Platforms', 'What works where, and for whom.'),
    category('tips', 'Tips', 'Small things to do before lunch.'),
  ],
};

/** The form is not connected yet, and says so. */
export const newsletter: Partial<NewsletterFormContent> = {
  title: 'The blog, by email',
  text: 'We are preparing a newsletter. You can try its form, but it is not connected yet: what you enter stays in your browser.',
  placeholder: 'Enter your email',
  submitLabel: 'Subscribe',
  success:
    'Thank you. The newsletter has not started yet, so your address was neither sent nor kept.',
};
