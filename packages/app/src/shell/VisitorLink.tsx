import type { ComponentProps } from 'react';
import { sessionContent } from '../content/header.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { RouterLink } from './RouterLink.tsx';

type LinkProps = ComponentProps<'a'>;

/**
 * Returns a link for signed-in visitors. A link to sign-up leads to the dashboard, with a matching
 * label. A link to sign-in is left out (null).
 */
function linkForSignedIn(link: LinkProps): LinkProps | null {
  const { toDashboard } = sessionContent;
  const [path] = (link.href ?? '').split(/[?#]/);
  if (path === '/login') return null;
  if (path === '/register') return { ...link, href: toDashboard.href, children: toDashboard.label };
  return link;
}

/** A link of the site that depends on the session. The kit uses it for all its links. */
export function VisitorLink(props: LinkProps) {
  const isSignedIn = useSession().status === 'signedIn';
  const link = isSignedIn ? linkForSignedIn(props) : props;
  return link && <RouterLink {...link} />;
}
