'use client';
import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { isComposing } from '../../lib/composing.ts';
import type { ActionContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { LineIcon } from '../../lib/LineIcon.tsx';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { navLink } from '../../primitives/controls/Link/nav-link.ts';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';

export interface SiteHeaderContent {
  /** Link home; `label` is the name of the site, shown unless there is a `logo`. */
  home: LinkContent & { label: string };
  /** Links to up to eight pages of the site. @default none */
  links?: LinkContent[] | undefined;
  /** One or two links, buttons or nodes at the end of the bar. @default none */
  actions?: ActionContent[] | undefined;
  /** Accessible name of the navigation landmark. */
  navLabel: string;
  /** Label of the menu button while the menu is closed. */
  menuLabel: string;
  /** Label of the menu button while the menu is open. */
  closeLabel: string;
}

export interface SiteHeaderProps
  extends
    Omit<ComponentProps<'header'>, 'children' | 'content'>,
    Pick<SectionBaseProps<SiteHeaderContent>, 'content' | 'surface' | 'accent'> {
  /** The `href` of the current page; its link gets `aria-current="page"`. @default none */
  currentHref?: string | undefined;
  /**
   * Logo in the home link, which `content.home.label` then names. Text in the logo has the style of
   * the name, so the logo can be a mark with the name beside it. @default the name as text
   */
  logo?: ReactNode;
  /**
   * A `HeaderMenus`, which replaces `content.links`. Rendered in both the bar and the menu.
   * @default content.links
   */
  navigation?: ReactNode;
  /**
   * Content beside the links: a search field, a language menu. Rendered in both the bar and the
   * menu.
   * @default nothing
   */
  aside?: ReactNode;
  /** Replaces `content.actions`, for example with a Log out button. Rendered in both the bar and the menu. @default content.actions */
  children?: ReactNode;
}

const EVENTS = ['keydown', 'pointerdown', 'focusin', 'click'] as const;

/**
 * Closes an open menu on Escape (returning focus to its button), on a press or focus outside, and
 * when the visitor follows a link inside.
 */
function useDismissal() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const view = ref.current?.ownerDocument.defaultView;
    const dismiss = (event: Event) => {
      const menu = ref.current;
      if (!menu?.open) return;
      // The path, because the target may be in a shadow root.
      const path = event.composedPath() as Element[];
      const depth = path.indexOf(menu);
      if (event.type === 'keydown') {
        const key = event as KeyboardEvent;
        if (key.key !== 'Escape' || key.defaultPrevented || isComposing(key)) return;
        menu.querySelector('summary')?.focus();
      } else if (depth !== -1) {
        const inLink = path.slice(0, depth).some(({ localName }) => localName === 'a');
        if (event.type !== 'click' || !inLink) return;
      }
      menu.open = false;
    };
    const stop = new AbortController();
    for (const type of EVENTS) view?.addEventListener(type, dismiss, stop);
    return () => stop.abort();
  }, []);
  return ref;
}

/**
 * The bar at the top of every page: logo or name, navigation and actions, or a menu in a narrow container.
 *
 * The menu is a `<details>`, so it opens without script.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function SiteHeader({
  content,
  currentHref,
  logo,
  navigation,
  aside,
  children,
  surface,
  accent,
  className,
  ...rest
}: SiteHeaderProps) {
  const { label: name, ...home } = content.home;
  const { links = [], actions = [], navLabel } = content;

  const contents = (
    <nav className="rp-SiteHeader-nav" aria-label={navLabel}>
      {wrapText(navigation) ?? <Links links={links} currentHref={currentHref} />}
      {aside && <div className="rp-SiteHeader-aside">{aside}</div>}
      <div className="rp-SiteHeader-actions">
        {children ??
          actions.map((action, index) => (
            <Action
              key={index}
              action={action}
              variant={index ? 'outline' : 'solid'}
              currentHref={currentHref}
            />
          ))}
      </div>
    </nav>
  );

  return (
    <header
      {...rest}
      className={clsx('rp-SiteHeader', className)}
      data-print="none"
      data-surface={surface}
      data-accent={accent}
    >
      <Container className="rp-SiteHeader-bar">
        <Link
          className="rp-SiteHeader-home"
          variant="quiet"
          {...home}
          aria-label={logo ? name : undefined}
        >
          {logo ?? name}
        </Link>
        {contents}
        {/* The key closes the menu when the page changes. A menu opened before hydration stays open. */}
        <Menu key={currentHref} content={content}>
          {contents}
        </Menu>
      </Container>
    </header>
  );
}

/** The links of the bar. */
const Links = ({
  links,
  currentHref,
}: { links: LinkContent[] } & Pick<SiteHeaderProps, 'currentHref'>) => (
  <Stack asChild gap={0} className="rp-SiteHeader-links">
    <ul>
      {links.map((link, index) => (
        <li key={index}>
          <ContentLink
            className={clsx(navLink, 'rp-SiteHeader-link')}
            variant="quiet"
            link={link}
            aria-current={link.href === currentHref ? 'page' : undefined}
          />
        </li>
      ))}
    </ul>
  </Stack>
);

/** The menu of a narrow header, behind its button. */
function Menu({ content, children }: { content: SiteHeaderContent; children: ReactNode }) {
  return (
    <details ref={useDismissal()} className="rp-SiteHeader-menu" suppressHydrationWarning>
      <summary className="rp-SiteHeader-toggle">
        <span className="rp-SiteHeader-label">
          <span>{content.menuLabel}</span>
          <LineIcon width="16" path="M1 5h14M1 11h14" />
        </span>
        <span className="rp-SiteHeader-label">
          <span>{content.closeLabel}</span>
          <LineIcon width="16" path="M3 3l10 10M3 13L13 3" />
        </span>
      </summary>
      <div className="rp-SiteHeader-panel">{children}</div>
    </details>
  );
}
