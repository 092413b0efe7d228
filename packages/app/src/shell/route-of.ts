import { routes, type Route } from '../routes.tsx';

/** The page at this path; that of `/` for a path that is not in the route table, which leads there. */
export const routeOf = (pathname: string): Route =>
  (routes.find(({ path }) => path === pathname) ?? routes[0]) as Route;
