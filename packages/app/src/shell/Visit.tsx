import { Suspense, use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { otherStyles } from './other-styles.ts';
import { PageChanges } from './PageChanges.tsx';
import { RequireSession } from './RequireSession.tsx';
import type { Route } from './route.ts';

/**
 * A page of the site and the change to the next page. `Routes` renders every match in the same
 * place, so this component lives as long as the document. If the path is not the page's own, it
 * redirects to that path, keeps the rest of the address, and passes on the path: the home page says
 * why it is shown in place of another.
 */
export function Visit({ route }: { route: Route }) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const [first] = useState(route);
  return (
    <>
      <PageChanges location={location} route={route} />
      {pathname !== route.path && (
        <Navigate to={{ pathname: route.path, search, hash }} state={pathname} replace />
      )}
      {/* Persists across pages, so that the old one stays until the new one is loaded. */}
      <Suspense>
        {/* The key keeps a failed page from blocking the others. */}
        <ErrorBoundary key={route.path}>
          <Page route={route} visit={route === first ? null : location.key} />
        </ErrorBoundary>
      </Suspense>
    </>
  );
}

interface PageProps {
  route: Route;
  /** The key of its history entry; `null` for the first page, which already has its styles. */
  visit: string | null;
}

function Page({ route, visit }: PageProps) {
  const page = (
    <div data-accent={route.accent}>
      <Content load={route.load} visit={visit} />
    </div>
  );
  return route.access === 'signedIn' ? <RequireSession>{page}</RequireSession> : page;
}

function Content({ load, visit }: Pick<Route, 'load'> & Pick<PageProps, 'visit'>) {
  // Loads both in parallel; the old page stays until both are ready. If the styles fail to load,
  // the page is shown without them.
  const [styles] = useState(() => (visit === null ? null : otherStyles(visit)));
  const page = load();
  if (styles) use(styles);
  const { default: Loaded } = use(page);
  return <Loaded />;
}
