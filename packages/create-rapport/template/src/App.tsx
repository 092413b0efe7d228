import { Button, Link, SiteFooter, SiteHeader, SkipLink } from '@rapport/ui';
import { Route, Routes, useLocation } from 'react-router-dom';
import { footer, header } from './content.ts';
import { AccountPage } from './pages/AccountPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { SignUpPage } from './pages/SignUpPage.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { signOut } from './session/service.ts';
import { useSession } from './session/session.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every page, and the page of each path. */
export function App() {
  const { pathname } = useLocation();
  const session = useSession();
  useArrival();

  return (
    <>
      <SkipLink />
      <SiteHeader content={header} currentHref={pathname}>
        {session.status === 'signedIn' && (
          <>
            <Button variant="outline" asChild>
              <Link href="/account">Your account</Link>
            </Button>
            <Button variant="ghost" onClick={() => void signOut()}>
              Log out
            </Button>
          </>
        )}
        {session.status === 'signedOut' && (
          <>
            <Button variant="ghost" asChild>
              <Link href="/sign-in">Log in</Link>
            </Button>
            <Button asChild>
              <Link href="/sign-up">Sign up</Link>
            </Button>
          </>
        )}
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/sign-up" element={<SignUpPage />} />
          <Route path="/sign-in" element={<SignInPage />} />
          <Route element={<RequireSession />}>
            {/* Only members see the pages in here. */}
            <Route path="/account" element={<AccountPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SiteFooter content={footer} />
    </>
  );
}
