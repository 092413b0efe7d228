import type { LinkContent, SiteHeaderContent } from '@rapport/ui';

const links: LinkContent[] = [
  { label: 'Home', href: '/' },
  { label: 'For Influencers', href: '/for-influencers' },
  { label: 'For Brands', href: '/for-brands' },
  { label: 'Services', href: '/services' },
  { label: 'Podcast', href: '/podcast' },
  { label: 'About', href: '/about' },
];

/** Links that the bar shows only on their page: first, so that the others keep their places. */
const onOwnPage: LinkContent[] = [
  { label: 'Blog', href: '/blog' },
  { label: 'Analytics', href: '/analytics' },
];

/** The content of the bar on the page at this path. */
export const headerOf = (path: string): SiteHeaderContent => ({
  home: { label: 'Rapport', href: '/' },
  links: [...onOwnPage.filter(({ href }) => href === path), ...links],
  actions: [
    { label: 'Login', href: '/login', variant: 'ghost' },
    { label: 'Sign Up', href: '/register', variant: 'solid' },
  ],
  navLabel: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
});

/** What a signed-in visitor sees instead of Login and Sign Up. */
export const sessionContent = {
  dashboard: { label: 'Dashboard', href: '/dashboard' } satisfies LinkContent,
  /** In place of every link to sign-up. */
  toDashboard: { label: 'Go to your dashboard', href: '/dashboard' } satisfies LinkContent,
  logOut: 'Log out',
  logOutBusy: 'Logging out...',
  loggedOut: 'You’re logged out.',
};
