import type { ComponentProps } from 'react';
import { sessionContent } from '../content/header.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { RouterLink } from './RouterLink.tsx';

type LinkProps = ComponentProps<'a'>;

/**
 * What a link becomes for signed-in visitors: one to sign-up leads to the dashboard and says so, one
 * to sign-in is left out (null).
 */
function linkForSignedIn(link: LinkProps): LinkProps | null {
  const { toDashboard } = sessionContent;
  const [path] = (link.href ?? '').split(/[?#]/);
  if (path === '/login') return null;
  if (path === '/register') return { ...link, href: toDashboard.href, children: toDashboard.label };
  return link;
}

/** A link of the site as this visitor sees it. All links of the kit are one. */
export function VisitorLink(props: LinkProps) {
  const isSignedIn = useSession().status === 'signedIn';
  const link = isSignedIn ? linkForSignedIn(props) : props;
  return link && <RouterLink {...link} />;
}
