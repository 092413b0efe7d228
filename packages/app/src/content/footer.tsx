import type { SiteFooterContent } from '@rapport/ui';
import type { ReactNode } from 'react';

export const footerContent: SiteFooterContent = {
  tagline: 'Creators and brands, on good terms.',
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
        icon: (
          <Icon>
            <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
            <circle cx="12" cy="12" r="4" />
            <path d="M16.75 7.25v.01" />
          </Icon>
        ),
      },
      {
        name: 'YouTube',
        icon: (
          <Icon>
            <rect x="2.5" y="5" width="19" height="14" rx="4" />
            <path d="m10 9.25 5 2.75-5 2.75z" />
          </Icon>
        ),
      },
      {
        name: 'LinkedIn',
        icon: (
          <Icon>
            <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
            <path d="M8 11v5.5M8 7.75v.01M12 16.5V11m0 2.75c0-3.5 4.5-3.75 4.5-.25v3" />
          </Icon>
        ),
      },
    ],
    note: 'Our channels open soon.',
  },
  legal: '© 2025 Rapport. All rights reserved.',
  navLabel: 'Footer',
};

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
