import type { SiteFooterContent } from '@rapport/ui';
import * as social from './pictures/social.tsx';

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
    label: 'Soon on',
    networks: [
      {
        name: 'Instagram',
        icon: social.instagram,
      },
      {
        name: 'YouTube',
        icon: social.youTube,
      },
      {
        name: 'LinkedIn',
        icon: social.linkedIn,
      },
    ],
  },
  legal: '© 2025 Rapport. All rights reserved.',
  navLabel: 'Footer',
} satisfies SiteFooterContent;

/** The choice between light and dark, at the end of every page. */
export const themeContent = { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' };
