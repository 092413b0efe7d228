import {
  Alert,
  Button,
  Container,
  SiteFooter,
  SiteHeader,
  SkipLink,
  VisuallyHidden,
} from '@rapport/ui';
import { Children, Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Logo } from '../brand/Logo/Logo.tsx';
import { footerContent } from '../content/footer.tsx';
import { headerOf, sessionContent } from '../content/header.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import type { ActionResult } from '../session/types.ts';
import { RouterLink } from './RouterLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useLostFocus } from './use-lost-focus.ts';

interface SitePageProps {
  /** Comes before the sections, in the main content. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A public page: skip link, header, main content and footer. */
export function SitePage({ notice, children }: SitePageProps) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const [result, setResult] = useState<ActionResult | null>(null);
  const main = useRef<HTMLElement>(null);
  const loggedOut = result?.status === 'success' && status === 'signedOut';

  useLostFocus(loggedOut, main);

  return (
    <>
      <SkipLink />
      <SiteHeader
        content={headerOf(pathname)}
        currentHref={pathname}
        logo={<Logo />}
        {...(status === 'signedIn' && { children: <SignedInActions onResult={setResult} /> })}
      />
      <VisuallyHidden aria-live="polite">{loggedOut && sessionContent.loggedOut}</VisuallyHidden>
      {result?.status === 'error' && (
        <Container>
          <Alert tone="danger" live="alert">
            {result.message}
          </Alert>
        </Container>
      )}
      <main id="main" tabIndex={-1} ref={main}>
        {notice}
        {/* React hydrates the sections one by one, so that the page responds in between. */}
        {Children.map(children, (section) => (
          <Suspense>{section}</Suspense>
        ))}
      </main>
      <SiteFooter content={footerContent} logo={<Logo />}>
        <ThemeSwitch />
      </SiteFooter>
    </>
  );
}

/** The links and buttons that replace Login and Sign Up in the header. */
function SignedInActions({ onResult }: { onResult: (result: ActionResult) => void }) {
  const { dashboard, logOut, logOutBusy } = sessionContent;
  const { signOut } = useSessionStore();
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    const result = await signOut();
    setBusy(false);
    onResult(result);
  };

  return (
    <>
      <Button variant="ghost" asChild>
        <RouterLink href={dashboard.href}>{dashboard.label}</RouterLink>
      </Button>
      <Button variant="outline" busy={busy} busyLabel={logOutBusy} onClick={() => void leave()}>
        {logOut}
      </Button>
    </>
  );
}
