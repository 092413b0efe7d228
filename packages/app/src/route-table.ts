import { once } from './shell/once.ts';
import type { Route } from './shell/route.ts';

/**
 * Downloads the route table, which the first page does without: its own route is in its HTML.
 * Resolves to `null` if that fails.
 */
export const loadRoutes = once<Route[] | null>(
  () => import('./routes.tsx').then(({ routes }) => routes),
  () => null,
);
