import {
  type ArticleCardsContent,
  type CategoryTilesContent,
  type FeaturedArticleContent,
  type HeroContent,
  type NewsletterFormContent,
} from '@rapport/ui';
import type { FormDelivery } from '../config.ts';
import { emailLink } from './email.tsx';
import { Drawing, HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/blog.svg?inline';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'The Rapport blog',
  title: 'Ideas for your next collaboration',
  text: 'Practical influencer marketing advice. Articles open soon. These are previews.',
};

export const featured: FeaturedArticleContent = {
  eyebrow: 'Featured article',
  title: 'The future of influencer marketing',
  text: 'Contracts are getting longer, and brands are bringing creators in earlier. Plan for five changes this\u00a0year.',
  href: '/blog/future-of-influencer-marketing',
  // It isn’t open yet.
  detail: null,
  picture: <Drawing name="blog/future" />,
  byline: {
    author: 'Ines Duarte',
    picture: <Drawing name="people/ines-duarte" />,
    note: '9 min read',
  },
};

export const recent: ArticleCardsContent = {
  title: 'Recent articles',
  text: 'Quick reads for your next campaign. Author names are examples.',
  items: [
    {
      topic: 'Analytics',
      title: 'Maximizing ROI: what to measure, and when',
      text: 'Agree on three numbers before the first post goes live. Check them again after the campaign ends.',
      href: '/blog/maximizing-roi',
      picture: <Drawing name="blog/roi" />,
      pictureShape: 'arch',
      byline: {
        author: 'Kwame Boateng',
        picture: <Drawing name="people/kwame-boateng" />,
        note: '7 min read',
      },
    },
    {
      topic: 'Strategy',
      title: 'Micro vs. macro: which creators are right for you?',
      text: 'A bigger audience isn’t always better. Let your goal decide, and know when to book\u00a0both.',
      href: '/blog/micro-vs-macro',
      picture: <Drawing name="blog/micro" />,
      pictureShape: 'disc',
      byline: {
        author: 'Hana Sato',
        picture: <Drawing name="people/hana-sato" />,
        note: '6 min read',
      },
    },
    {
      topic: 'Tips',
      title: 'How to build authentic partnerships',
      text: 'Followers can tell when a post is scripted. Write a brief that leaves the words to the\u00a0creator.',
      href: '/blog/authentic-partnerships',
      picture: <Drawing name="blog/authentic" />,
      pictureShape: 'leaf',
      byline: {
        author: 'Ravi Menon',
        picture: <Drawing name="people/ravi-menon" />,
        note: '5 min read',
      },
    },
  ],
};

const category = (slug: string, title: string, text: string, cover: string) => ({
  title,
  text,
  href: `/blog/category/${slug}`,
  picture: <Drawing name={`blog/${cover}`} />,
  pictureShape: 'disc' as const,
});

export const categories: CategoryTilesContent = {
  title: 'Topics we’ll cover',
  text: 'What we’re writing about first.',
  items: [
    category('strategy', 'Strategy', 'Who to reach, and which creators can help.', 'strategy'),
    category('analytics', 'Analytics', 'What your numbers mean, and what to do next.', 'figures'),
    category('trends', 'Trends', 'What’s changing, and what it means for you.', 'trends'),
    category(
      'case-studies',
      'Case studies',
      'Campaigns step by step, mistakes included.',
      'case-studies',
    ),
    category('platforms', 'Platforms', 'What works best on each platform.', 'platforms'),
    category('tips', 'Tips', 'Quick improvements you can make today.', 'tips'),
  ],
};

const subscription = {
  title: 'Get the blog by email',
  placeholder: 'Enter your email',
  submitLabel: 'Subscribe',
};

/** The form by what happens to it. With `console` it is not live, and says so. */
export const newsletters: Record<FormDelivery, Partial<NewsletterFormContent>> = {
  console: {
    ...subscription,
    text: <>The newsletter isn’t live yet. Want the first issue? {emailLink}.</>,
    success: 'Thanks for your interest. The newsletter isn’t live yet, so you’re not subscribed.',
    // The text above says it, with and without script.
    noScript: '',
  },
  firestore: {
    ...subscription,
    text: 'Leave your address and we’ll email you new articles.',
    // The same whether or not the address was there.
    success: 'Thanks. Your address is on the list for new articles.',
  },
};
