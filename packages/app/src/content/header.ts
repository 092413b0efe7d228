import type { LinkContent, SiteHeaderContent } from '@rapport/ui';

export const headerContent: SiteHeaderContent = {
  home: { label: 'Rapport', href: '/' },
  links: [
    { label: 'Home', href: '/' },
    { label: 'For Influencers', href: '/for-influencers' },
    { label: 'For Brands', href: '/for-brands' },
    { label: 'Services', href: '/services' },
    { label: 'Podcast', href: '/podcast' },
    { label: 'About', href: '/about' },
  ],
  actions: [
    { label: 'Login', href: '/login', variant: 'ghost' },
    { label: 'Sign Up', href: '/register', variant: 'solid' },
  ],
  navLabel: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
};

/** What a signed-in visitor has in place of Login and Sign Up. */
export const sessionContent = {
  dashboard: { label: 'Dashboard', href: '/dashboard' } satisfies LinkContent,
  logOut: 'Log out',
  logOutBusy: 'Logging out...',
};
