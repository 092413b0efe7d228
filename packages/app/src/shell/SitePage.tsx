import {
  Alert,
  Button,
  Container,
  SiteFooter,
  SiteHeader,
  SkipLink,
  VisuallyHidden,
} from '@rapport/ui';
import {
  Children,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Logo } from '../brand/Logo/Logo.tsx';
import { footerContent } from '../content/footer.tsx';
import { headerOf, sessionContent } from '../content/header.ts';
import { usePrerendered } from '../prerendered.ts';
import { useSession, useSessionStore } from '../session/SessionProvider.tsx';
import type { ActionResult } from '../session/types.ts';
import { RouterLink } from './RouterLink.tsx';
import { startsWhole } from './Scroll.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useLostFocus } from './use-lost-focus.ts';

/**
 * A constant for the same reason as the memoized sections. `<main>` must have a next sibling from
 * the start: see site.css.
 */
const footer = (
  <Suspense fallback={<div />}>
    <SiteFooter content={footerContent} logo={<Logo />}>
      <ThemeSwitch />
    </SiteFooter>
  </Suspense>
);

/** Number of sections that fill a screen. */
const SCREEN = 2;

interface SitePageProps {
  /** Comes before the sections, in the main content. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A public page: skip link, header, main content and footer. */
export function SitePage({ notice, children }: SitePageProps) {
  const location = useLocation();
  const { pathname } = location;
  const { status } = useSession();
  const [result, setResult] = useState<ActionResult | null>(null);
  const main = useRef<HTMLElement>(null);
  const prerendered = usePrerendered();
  // A page that opens by a link is painted before its lower sections render: 3 to 29 ms earlier, 13
  // in the median of seven pages (decision 28).
  const [wholeAtOnce] = useState(prerendered || startsWhole(location));
  const [whole, setWhole] = useState(wholeAtOnce);
  useEffect(() => startTransition(() => setWhole(true)), []);
  // React hydrates the sections one by one, so the page responds in between: /faq blocks a slow
  // phone for 130 to 280 ms, not 250 to 750 (decision 29). With new elements in each render, it
  // would hydrate all of them at once.
  const sections = useMemo(
    () =>
      Children.map(children, (section, index) => {
        if (prerendered) return <Suspense>{section}</Suspense>;
        if (wholeAtOnce || index < SCREEN) return section;
        // On Back, React renders the remaining sections at once. Without its own boundary, a
        // picture that is still loading would hide the whole page and lose the position.
        return <Suspense>{whole && section}</Suspense>;
      }),
    [prerendered, wholeAtOnce, whole, children],
  );
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
      <main id="main" tabIndex={-1} ref={main} data-partial={!whole || undefined}>
        {notice}
        {sections}
      </main>
      {footer}
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
