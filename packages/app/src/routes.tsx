import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { SessionStore } from './session/store.ts';
import type { Session } from './session/types.ts';
import type { Page } from './shell/page.ts';
import { PageError } from './shell/PageError.tsx';
import { Site } from './shell/Site.tsx';

/** Every page of the site. */
export const sitePages: Page[] = [
  {
    path: '/',
    title: 'Rapport: where influencers and brands work together',
    file: 'Landing.tsx',
    load: () => import('./pages/Landing.tsx'),
  },
  {
    path: '/login',
    title: 'Sign in · Rapport',
    access: 'signedOut',
    file: 'Login.tsx',
    load: () => import('./pages/Login.tsx'),
  },
  {
    path: '/register',
    title: 'Create your account · Rapport',
    access: 'signedOut',
    file: 'Register.tsx',
    load: () => import('./pages/Register.tsx'),
  },
  {
    path: '/dashboard',
    title: 'Dashboard · Rapport',
    access: 'signedIn',
    file: 'Dashboard.tsx',
    load: () => import('./pages/Dashboard.tsx'),
  },
  {
    path: '/podcast',
    title: 'Podcast · Rapport',
    file: 'Podcast.tsx',
    load: () => import('./pages/Podcast.tsx'),
  },
  {
    path: '/for-influencers',
    title: 'For Influencers · Rapport',
    accent: 'secondary',
    file: 'ForInfluencers.tsx',
    load: () => import('./pages/ForInfluencers.tsx'),
  },
  {
    path: '/for-brands',
    title: 'For Brands · Rapport',
    accent: 'tertiary',
    file: 'ForBrands.tsx',
    load: () => import('./pages/ForBrands.tsx'),
  },
  {
    path: '/services',
    title: 'Services and packages · Rapport',
    file: 'Services.tsx',
    load: () => import('./pages/Services.tsx'),
  },
  {
    path: '/about',
    title: 'About · Rapport',
    file: 'About.tsx',
    load: () => import('./pages/About.tsx'),
  },
  {
    path: '/blog',
    title: 'Blog · Rapport',
    file: 'Blog.tsx',
    load: () => import('./pages/Blog.tsx'),
  },
  {
    path: '/faq',
    title: 'FAQ · Rapport',
    file: 'Faq.tsx',
    load: () => import('./pages/Faq.tsx'),
  },
  {
    path: '/help-center',
    title: 'Help Center · Rapport',
    file: 'HelpCenter.tsx',
    load: () => import('./pages/HelpCenter.tsx'),
  },
  {
    path: '/contact',
    title: 'Contact · Rapport',
    file: 'Contact.tsx',
    load: () => import('./pages/Contact.tsx'),
  },
  {
    path: '/analytics',
    title: 'Analytics · Rapport',
    file: 'Analytics.tsx',
    load: () => import('./pages/Analytics.tsx'),
  },
  {
    path: '/community',
    title: 'Community · Rapport',
    file: 'Community.tsx',
    load: () => import('./pages/Community.tsx'),
  },
  {
    path: '/careers',
    title: 'Careers · Rapport',
    file: 'Careers.tsx',
    load: () => import('./pages/Careers.tsx'),
  },
  {
    path: '/privacy',
    title: 'Privacy policy · Rapport',
    file: 'Privacy.tsx',
    load: () => import('./pages/Privacy.tsx'),
  },
  {
    path: '/terms',
    title: 'Terms of service · Rapport',
    file: 'Terms.tsx',
    load: () => import('./pages/Terms.tsx'),
  },
  {
    path: '/cookie-policy',
    title: 'Cookie policy · Rapport',
    file: 'CookiePolicy.tsx',
    load: () => import('./pages/CookiePolicy.tsx'),
  },
];

/** Creates the routes of React Router for a visitor's session. */
export function createRoutes(store: SessionStore): RouteObject[] {
  /** The unknown address that led to the home page, which says so once. */
  let unknownPath: string | null = null;

  const guards = {
    signedIn: async (to: LoaderFunctionArgs) =>
      (await known(store)).status === 'signedIn' ? null : lead(to, '/login'),
    signedOut: (to: LoaderFunctionArgs) =>
      store.getSnapshot().status === 'signedIn' ? lead(to, '/dashboard') : null,
  };
  const home: RouteObject = {
    loader() {
      const from = unknownPath;
      unknownPath = null;
      return from;
    },
    shouldRevalidate: () => false,
  };
  return [
    {
      element: <Site store={store} />,
      HydrateFallback: () => null,
      children: [
        {
          errorElement: <PageError />,
          children: sitePages.map((page): RouteObject => ({
            path: page.path,
            handle: page,
            lazy: async () => ({ Component: (await page.load()).default }),
            ...(page.path === '/' && home),
            ...(page.access && { loader: guards[page.access] }),
          })),
        },
        {
          path: '*',
          loader(to) {
            const { pathname, search } = new URL(to.request.url);
            unknownPath = pathname;
            return lead(to, `/${search}`);
          },
        },
      ],
    },
  ];
}

/**
 * Redirects. Back must not return to the refused address, so it is replaced if it is in the history
 * already, because it was opened directly or the session has changed.
 */
function lead({ request }: LoaderFunctionArgs, address: string): Response {
  const isEntry = new URL(request.url).pathname === globalThis.location?.pathname;
  return isEntry ? replace(address) : redirect(address);
}

/** Resolves with the session as soon as it is known. */
function known({ getSnapshot, subscribe }: SessionStore): Promise<Session> {
  return new Promise((resolve) => {
    const check = () => {
      if (getSnapshot().status === 'unknown') return;
      stop();
      resolve(getSnapshot());
    };
    const stop = subscribe(check);
    check();
  });
}
