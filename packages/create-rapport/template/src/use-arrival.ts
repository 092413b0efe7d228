import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a link, a page begins at its top, or at the place that the link names. Focus goes there too,
 * so that screen readers read the new page. Back and forward keep the browser's own place.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname + hash);

  useEffect(() => {
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const isFirst = before.current === pathname + hash;
    before.current = pathname + hash;
    if (place) place.scrollIntoView();
    if (isFirst || type === NavigationType.Pop) return;
    if (!place) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, type]);
}
