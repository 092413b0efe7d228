import { useLoaderData } from 'react-router-dom';
import { InsteadNotice } from '../brand/InsteadNotice/InsteadNotice.tsx';

/** Says why the home page is shown in place of another. */
export function Instead() {
  const path = useLoaderData<string | null>();
  return path && <InsteadNotice path={path} />;
}
