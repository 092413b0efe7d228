import type { Accent } from '@rapport/ui';
import type { ComponentType } from 'react';

/** A page of the site. */
export interface Route {
  path: string;
  /** What the tab, a bookmark and a search result are called. */
  title: string;
  /** Whom the page speaks to. */
  accent: Accent;
  /** `signedIn`: others are sent to /login. */
  access: 'public' | 'signedIn';
  /** Loads the page, once; after a failure the next call tries again. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The one route table. Any other path leads to `/`. */
export const routes: Route[] = [
  {
    path: '/',
    title: 'Rapport: where influencers and brands work together',
    accent: 'shared',
    access: 'public',
    load: once(() => import('./pages/Landing.tsx')),
  },
  {
    path: '/login',
    title: 'Sign in · Rapport',
    accent: 'shared',
    access: 'public',
    load: once(() => import('./pages/Login.tsx')),
  },
  {
    path: '/register',
    title: 'Create your account · Rapport',
    accent: 'shared',
    access: 'public',
    load: once(() => import('./pages/Register.tsx')),
  },
  {
    path: '/dashboard',
    title: 'Dashboard · Rapport',
    accent: 'shared',
    access: 'signedIn',
    load: once(() => import('./pages/Dashboard.tsx')),
  },
];

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
