'use client';
import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Accent, ActionContent, LinkContent, Surface } from '../../lib/content.ts';
import { ButtonLink } from '../../primitives/controls/Button/ButtonLink.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Logo } from '../../primitives/brand/Logo/Logo.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';

export interface SiteHeaderContent {
  /** The way home: `label` is the name of the site. */
  home: LinkContent;
  /** Up to eight pages of the site. */
  links: LinkContent[];
  /** One or two, at the end of the bar. */
  actions: ActionContent[];
  /** Names the navigation landmark. */
  navLabel: string;
  /** On the button of the phone menu while it is closed. */
  menuLabel: string;
  /** On the button of the phone menu while it is open. */
  closeLabel: string;
}

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children' | 'content'> {
  /** Its words and links. */
  content: SiteHeaderContent;
  /** The `href` of the page that is shown; its link is marked with `aria-current="page"`. @default none is marked */
  currentHref?: string;
  /** The picture in the link home, which is then named by `content.home.label`. @default <Logo /> with that label */
  logo?: ReactNode;
  /** Takes the place of `content.actions`: a Log out button, say. It is rendered in the bar and in the phone menu. @default content.actions */
  actionsSlot?: ReactNode;
  /** The ground it stands on. @default inherited */
  surface?: Surface;
  /** Audience whose accent tints everything inside. @default inherited */
  accent?: Accent;
}

const EVENTS = ['keydown', 'pointerdown', 'focusin', 'click'] as const;

/**
 * Closes an open menu on Escape (focus returns to its button), on a press or focus outside of it,
 * and after a link inside was followed.
 */
function useDismissal() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const dismiss = ({ type, target, key }: Event & { key?: string }) => {
      const menu = ref.current;
      if (!menu?.open) return;
      if (type === 'keydown') {
        if (key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
      } else if (target instanceof Element && menu.contains(target)) {
        if (type !== 'click' || !target.closest('a')) return;
      }
      menu.open = false;
    };
    for (const type of EVENTS) addEventListener(type, dismiss);
    return () => {
      for (const type of EVENTS) removeEventListener(type, dismiss);
    };
  }, []);
  return ref;
}

/**
 * The bar at the top of every page: logo, navigation and actions; on a narrow container a menu.
 *
 * The menu is a `<details>`, so it opens before script and without it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function SiteHeader({
  content,
  currentHref,
  logo,
  actionsSlot,
  surface,
  accent,
  className,
  ...rest
}: SiteHeaderProps) {
  const menu = useDismissal();
  const { home, links, actions, navLabel, menuLabel, closeLabel } = content;

  const navigation = (
    <nav className="rp-SiteHeader-nav" aria-label={navLabel}>
      <Stack as="ul" gap={0} className="rp-SiteHeader-links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              className="rp-SiteHeader-link"
              variant="quiet"
              href={href}
              aria-current={href === currentHref ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </Stack>
      <div className="rp-SiteHeader-actions">
        {actionsSlot ??
          actions.map(({ label, href, variant }, index) => (
            <ButtonLink
              key={href}
              href={href}
              variant={variant ?? (index ? 'outline' : 'solid')}
              aria-current={href === currentHref ? 'page' : undefined}
            >
              {label}
            </ButtonLink>
          ))}
      </div>
    </nav>
  );

  return (
    <header
      {...rest}
      className={clsx('rp-SiteHeader', className)}
      data-surface={surface}
      data-accent={accent}
    >
      <Container className="rp-SiteHeader-bar">
        <Link
          className="rp-SiteHeader-home"
          variant="quiet"
          href={home.href}
          aria-label={logo ? home.label : undefined}
        >
          {logo ?? <Logo name={home.label} />}
        </Link>
        {navigation}
        {/* The key closes it on another page. Opened before script has run, it stays open. */}
        <details
          key={currentHref}
          ref={menu}
          className="rp-SiteHeader-menu"
          suppressHydrationWarning
        >
          <summary className="rp-SiteHeader-toggle">
            <span className="rp-SiteHeader-label">
              {menuLabel}
              <Icon path="M1 5h14M1 11h14" />
            </span>
            <span className="rp-SiteHeader-label">
              {closeLabel}
              <Icon path="M3 3l10 10M3 13L13 3" />
            </span>
          </summary>
          <div className="rp-SiteHeader-panel">{navigation}</div>
        </details>
      </Container>
    </header>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
