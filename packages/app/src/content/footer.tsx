import type { SiteFooterContent } from '@rapport/ui';
import { icon } from './pictures/icon.tsx';

export const footerContent = {
  tagline: 'Where creators and brands work together.',
  groups: [
    {
      title: 'Platform',
      links: [
        { label: 'For Influencers', href: '/for-influencers' },
        { label: 'For Brands', href: '/for-brands' },
        { label: 'Services', href: '/services' },
        { label: 'Analytics', href: '/analytics' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Help Center', href: '/help-center' },
        { label: 'Contact', href: '/contact' },
        { label: 'FAQ', href: '/faq' },
        { label: 'Community', href: '/community' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About', href: '/about' },
        { label: 'Blog', href: '/blog' },
        { label: 'Podcast', href: '/podcast' },
        { label: 'Careers', href: '/careers' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy', href: '/privacy' },
        { label: 'Terms', href: '/terms' },
        { label: 'Cookie Policy', href: '/cookie-policy' },
      ],
    },
  ],
  social: {
    label: 'Follow along',
    networks: [
      {
        name: 'Instagram',
        icon: icon(
          'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5zM8 12a4 4 0 1 1 8 0 4 4 0 1 1-8 0M16.75 7.25v.01',
          1.75,
        ),
      },
      {
        name: 'YouTube',
        icon: icon(
          'M6.5 5h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9.25l5 2.75-5 2.75z',
          1.75,
        ),
      },
      {
        name: 'LinkedIn',
        icon: icon(
          'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM8 11v5.5M8 7.75v.01M12 16.5V11m0 2.75c0-3.5 4.5-3.75 4.5-.25v3',
          1.75,
        ),
      },
    ],
    note: 'Our channels are coming soon.',
  },
  legal: '© 2025 Rapport. All rights reserved.',
  navLabel: 'Footer',
} satisfies SiteFooterContent;

/** The choice between light and dark, at the end of every page. */
export const themeContent = { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' };
