import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePrerendered } from '../prerendered.ts';
import { once } from '../shell/once.ts';

const load = once(
  () => import('../brand/InsteadNotice/InsteadNotice.tsx'),
  () => null,
);

/** Says why the home page is shown in place of another. Visitors who came for it download nothing. */
export function Instead() {
  const { pathname, state } = useLocation();
  const prerendered = usePrerendered();
  // The first render of a redirect still has the other path.
  const from = pathname === '/' ? (state as string | null) : pathname;
  const [path] = useState(prerendered ? null : from);
  const Notice = path && use(load())?.InsteadNotice;
  return Notice && <Notice path={path} />;
}
