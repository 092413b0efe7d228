import type { Route } from './shell/route.ts';

/** The page for every path that is not in the route table. */
export const home: Route = {
  path: '/',
  title: 'Rapport: where influencers and brands work together',
  accent: 'primary',
  access: 'public',
  load: once(() => import('./pages/Landing.tsx')),
};

/** The route table. */
export const routes: Route[] = [
  home,
  {
    path: '/login',
    title: 'Sign in · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Login.tsx')),
  },
  {
    path: '/register',
    title: 'Create your account · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Register.tsx')),
  },
  {
    path: '/dashboard',
    title: 'Dashboard · Rapport',
    accent: 'primary',
    access: 'signedIn',
    load: once(() => import('./pages/Dashboard.tsx')),
  },
  {
    path: '/podcast',
    title: 'Podcast · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Podcast.tsx')),
  },
  {
    path: '/for-influencers',
    title: 'For Influencers · Rapport',
    accent: 'secondary',
    access: 'public',
    load: once(() => import('./pages/ForInfluencers.tsx')),
  },
  {
    path: '/for-brands',
    title: 'For Brands · Rapport',
    accent: 'tertiary',
    access: 'public',
    load: once(() => import('./pages/ForBrands.tsx')),
  },
  {
    path: '/services',
    title: 'Services and packages · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Services.tsx')),
  },
  {
    path: '/about',
    title: 'About · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/About.tsx')),
  },
  {
    path: '/blog',
    title: 'Blog · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Blog.tsx')),
  },
  {
    path: '/faq',
    title: 'FAQ · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Faq.tsx')),
  },
  {
    path: '/help-center',
    title: 'Help Center · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/HelpCenter.tsx')),
  },
  {
    path: '/contact',
    title: 'Contact · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Contact.tsx')),
  },
  {
    path: '/analytics',
    title: 'Analytics · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Analytics.tsx')),
  },
  {
    path: '/community',
    title: 'Community · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Community.tsx')),
  },
  {
    path: '/careers',
    title: 'Careers · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Careers.tsx')),
  },
  {
    path: '/privacy',
    title: 'Privacy policy · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Privacy.tsx')),
  },
  {
    path: '/terms',
    title: 'Terms of service · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Terms.tsx')),
  },
  {
    path: '/cookie-policy',
    title: 'Cookie policy · Rapport',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/CookiePolicy.tsx')),
  },
];

/** Loads at most once. After a failure, a call at least a second later tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      // Not right away: React calls again before it gives up, and would do so forever.
      setTimeout(() => (loading = null), 1000);
      throw error;
    }));
}
