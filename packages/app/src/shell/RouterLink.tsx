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
  const [path] = href.split(/[?#]/);
  if (isSignedIn && path === '/login') return null;
  const isSignUp = isSignedIn && path === '/register';
  return (
    <Link {...rest} to={isSignUp ? toDashboard.href : href} discover="none">
      {isSignUp ? toDashboard.label : children}
    </Link>
  );
}
