import { Button, ButtonLink, SiteFooter, SiteHeader, SkipLink } from '@rapport/ui';
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

/** The frame of every page, and which page is at which path. */
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
            <ButtonLink href="/account" variant="outline">
              Your account
            </ButtonLink>
            <Button variant="ghost" onClick={() => void signOut()}>
              Log out
            </Button>
          </>
        )}
        {session.status === 'signedOut' && (
          <>
            <ButtonLink href="/sign-in" variant="ghost">
              Log in
            </ButtonLink>
            <ButtonLink href="/sign-up">Sign up</ButtonLink>
          </>
        )}
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/sign-up" element={<SignUpPage />} />
          <Route path="/sign-in" element={<SignInPage />} />
          <Route element={<RequireSession />}>
            {/* Pages in here are for members. */}
            <Route path="/account" element={<AccountPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SiteFooter content={footer} />
    </>
  );
}
