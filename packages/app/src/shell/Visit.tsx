import { Suspense, use, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { otherStyles } from './other-styles.ts';
import { PageChanges } from './PageChanges.tsx';
import { RequireSession } from './RequireSession.tsx';
import type { Route } from './route.ts';

/**
 * A page of the site, and the change from one to the next: `Routes` renders what matches in the same
 * place, so this lives as long as the document. A location that is not the page's own leads there.
 */
export function Visit({ route }: { route: Route }) {
  const location = useLocation();
  const [first] = useState(route);
  return (
    <>
      <PageChanges location={location} route={route} />
      {location.pathname !== route.path && <Navigate to={route.path} replace />}
      {/* Outlives a change of page, so that the old one stays until the new one is loaded. */}
      <Suspense>
        {/* With a key, so that one page which failed stands in no other's way. */}
        <ErrorBoundary key={route.path}>
          <Page route={route} visit={route === first ? null : location.key} />
        </ErrorBoundary>
      </Suspense>
    </>
  );
}

interface PageProps {
  route: Route;
  /** The key of its entry of the history; `null` for the page that was loaded, which has its styles. */
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
  // Both at a time; the old page stays until both are there. Where the styles could not be had, the
  // page stays without them.
  const [styles] = useState(() => (visit === null ? null : otherStyles(visit)));
  const page = load();
  if (styles) use(styles);
  const { default: Loaded } = use(page);
  return <Loaded />;
}
