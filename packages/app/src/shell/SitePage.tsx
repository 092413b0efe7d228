import { Alert, Button, Container, SiteFooter, SiteHeader, SkipLink } from '@rapport/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { footerContent } from '../content/footer.tsx';
import { headerOf, sessionContent } from '../content/header.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import type { Problem } from '../session/types.ts';
import { RouterLink } from './RouterLink.tsx';

/** A public page: skip link, header, the main part and footer. */
export function SitePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <>
      <SkipLink />
      <SiteHeader
        content={headerOf(pathname)}
        currentHref={pathname}
        {...(status === 'signedIn' && { actionsSlot: <SignedInActions onProblem={setProblem} /> })}
      />
      {problem && (
        <Container>
          <Alert tone="danger" live="alert" detail={problem.detail}>
            {problem.message}
          </Alert>
        </Container>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter content={footerContent} />
    </>
  );
}

/** In place of Login and Sign Up. */
function SignedInActions({ onProblem }: { onProblem: (problem: Problem | null) => void }) {
  const { dashboard, logOut, logOutBusy } = sessionContent;
  const { signOut } = useSessionStore();
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    const result = await signOut();
    setBusy(false);
    onProblem(result.status === 'error' ? result : null);
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
