import { descriptions } from './content/descriptions.ts';
import { once } from './shell/once.ts';
import type { Route } from './shell/route.ts';

const pages: Omit<Route, 'description'>[] = [
  {
    path: '/',
    title: 'Rapport: where influencers and brands work together',
    accent: 'primary',
    access: 'public',
    load: once(() => import('./pages/Landing.tsx')),
  },
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

/**
 * The route table. Its first page is for every unknown path. Browsers download the table late (see
 * route-table.ts), so no code of a first page may import it.
 */
export const routes: Route[] = pages.map((page) => ({
  ...page,
  description: descriptions[page.path] ?? '',
}));
