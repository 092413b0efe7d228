import { once } from './shell/once.ts';
import type { Route } from './shell/route.ts';

/**
 * Downloads the route table, or resolves to `null` if that fails. The first page does not need the
 * table, because its HTML contains its own route.
 */
export const loadRoutes = once<Route[] | null>(
  () => import('./routes.tsx').then(({ routes }) => routes),
  () => null,
);
