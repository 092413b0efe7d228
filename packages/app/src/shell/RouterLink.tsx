import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { sessionContent } from '../content/header.ts';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * Lets the kit's links use the router. To signed-in visitors, those to sign-up lead to the dashboard
 * and say so, and those to sign-in are left out.
 */
export function RouterLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { toDashboard } = sessionContent;
  const isSignedIn = useSession().status === 'signedIn';
  if (isSignedIn && href === '/login') return null;
  const isSignUp = isSignedIn && /^\/register\b/.test(href);
  return (
    <Link {...rest} to={isSignUp ? toDashboard.href : href} discover="none">
      {isSignUp ? toDashboard.label : children}
    </Link>
  );
}
