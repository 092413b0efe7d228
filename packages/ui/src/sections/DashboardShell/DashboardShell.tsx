'use client';
import { clsx } from 'clsx';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import type {
  ActionContent,
  HeadingLevel,
  LinkContent,
  SectionBaseProps,
} from '../../lib/content.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { SkeletonMask } from '../../primitives/feedback/Skeleton/SkeletonMask.tsx';
import { Spinner } from '../../primitives/feedback/Spinner/Spinner.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface DashboardShellContent {
  /** Name of the dashboard. */
  title: ReactNode;
  /** Email address of the signed-in visitor. */
  email: string;
  /** Link back to the public site. */
  home: LinkContent;
  /** Links, buttons or nodes in the bar, before the button that logs out. @default none */
  actions?: ActionContent[] | undefined;
  /** Label of the button that logs out. */
  logOutLabel: string;
  /** Replaces `logOutLabel` while logging out. */
  logOutBusyLabel: string;
  /** A sentence or two below the title. @default none */
  text?: ReactNode;
  /** What the spinner says while `busy`. @default 'Loading' */
  busyLabel?: string | undefined;
}

export interface DashboardShellProps
  extends
    Omit<ComponentProps<'div'>, 'content'>,
    Pick<SectionBaseProps<DashboardShellContent>, 'content' | 'accent'> {
  /**
   * Logs out. While its promise is pending, the button is busy and ignores further presses. If it
   * rejects, the button works again and the error is reported as uncaught (`reportError`).
   */
  onLogOut: () => void | Promise<void>;
  /** Logo of the site, at the start of the bar. @default none */
  logo?: ReactNode;
  /** A picture beside the title, at the lower edge of the banner; decorative. @default none */
  picture?: ReactNode;
  /** A column beside the content, or below it if there is no room. @default none */
  aside?: ReactNode;
  /**
   * Whether the dashboard is still loading: only the logo and the link home are shown, placeholders
   * replace the words of the banner, and a spinner is over the content. @default false
   */
  busy?: boolean | undefined;
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Id of the main part, the target of a `SkipLink`. @default 'main' */
  mainId?: string | undefined;
}

/**
 * The frame of a signed-in page: a banner with the title, the visitor's email address, a link home
 * and a log-out button, and a main part for `children`. Use it once, because it is the whole page.
 */
export function DashboardShell({
  content,
  onLogOut,
  logo,
  picture,
  aside,
  busy = false,
  accent,
  headingLevel = 1,
  mainId = 'main',
  className,
  children,
  ...rest
}: DashboardShellProps) {
  const titleId = useId();
  const { title, email, text, busyLabel } = content;

  return (
    <div
      {...rest}
      className={clsx('rp-DashboardShell', className)}
      data-accent={accent}
      data-busy={busy || undefined}
    >
      <header className="rp-DashboardShell-header">
        <Bar content={content} logo={logo} onLogOut={onLogOut} />
        <Container className="rp-DashboardShell-band">
          <SkeletonMask busy={busy} className="rp-DashboardShell-words">
            <Text size="sm" tone="quiet">
              {email}
            </Text>
            <Heading id={titleId} headingLevel={headingLevel} size="4xl">
              {title}
            </Heading>
            {text && <Text size="lg">{text}</Text>}
          </SkeletonMask>
          {picture && <div className="rp-DashboardShell-picture">{picture}</div>}
        </Container>
      </header>
      <main
        id={mainId}
        className="rp-DashboardShell-main"
        tabIndex={-1}
        aria-labelledby={busy ? undefined : titleId}
      >
        <Container className="rp-DashboardShell-columns">
          <Stack gap={8} className="rp-DashboardShell-content">
            {busy && (
              <div className="rp-DashboardShell-spinner">
                <Spinner label={busyLabel} />
              </div>
            )}
            {wrapText(children)}
          </Stack>
          {aside && <div className="rp-DashboardShell-aside">{aside}</div>}
        </Container>
      </main>
    </div>
  );
}

/** The way home, the actions of the page and the button that logs out. */
const Bar = ({
  content,
  logo,
  onLogOut,
}: Pick<DashboardShellProps, 'content' | 'logo' | 'onLogOut'>) => (
  <Container className="rp-DashboardShell-bar">
    {logo && <div className="rp-DashboardShell-logo">{logo}</div>}
    <ContentLink className="rp-DashboardShell-home" variant="quiet" link={content.home} />
    <div className="rp-DashboardShell-actions">
      {content.actions?.map((action, index) => (
        <Action key={index} action={action} variant="outline" size="sm" />
      ))}
      <LogOut content={content} onLogOut={onLogOut} />
    </div>
  </Container>
);

/** The button that logs out. Busy until the visitor is logged out. */
function LogOut({ content, onLogOut }: Pick<DashboardShellProps, 'content' | 'onLogOut'>) {
  const [busy, setBusy] = useState(false);

  const logOut = async () => {
    setBusy(true);
    try {
      await onLogOut();
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  };

  return (
    <Button
      variant="outline"
      size="sm"
      busy={busy}
      busyLabel={content.logOutBusyLabel}
      onClick={() => void logOut()}
    >
      {content.logOutLabel}
    </Button>
  );
}
