'use client';
import * as Radix from 'radix-ui/navigation-menu';
import { clsx } from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
} from 'react';
import type { LinkContent } from '../../lib/content.ts';
import { LineIcon } from '../../lib/LineIcon.tsx';
import { useMergedRefs } from '../../lib/use-merged-refs.ts';
import { navLink } from '../../primitives/controls/Link/nav-link.ts';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';

/** A link in a group. */
export interface MenuLinkContent extends LinkContent {
  /** A few words about the page. @default none */
  text?: ReactNode;
}

/** Links under one label. */
export interface LinkGroupContent {
  /** Label of the button that opens the group. */
  label: ReactNode;
  /** Links to up to eight pages. */
  links: MenuLinkContent[];
}

/** A link, or links under one label. */
export type HeaderMenusItem = LinkContent | LinkGroupContent;

export interface HeaderMenusContent {
  /** Links and groups of links, in reading order. */
  items: HeaderMenusItem[];
}

export interface HeaderMenusProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Links and groups. */
  content: HeaderMenusContent;
  /** The `href` of the current page; its link gets `aria-current="page"`. @default none */
  currentHref?: string | undefined;
}

/** Milliseconds after a group opens during which a click does not close it. */
const JUST_OPENED = 400;

/**
 * The navigation of a SiteHeader, with grouped links. In the bar, a group opens below its button,
 * on click or on hover. In the menu of a narrow header, it opens in place.
 *
 * Without script, before it has run, and in the menu, a group is a `<details>`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function HeaderMenus({ content, currentHref, className, ref, ...rest }: HeaderMenusProps) {
  const root = useRef<HTMLDivElement>(null);
  const direction = useDirection(root);
  const openedAt = useRef(0);
  // Radix’s element replaces the first element.
  useMergedRefs(root, ref, direction);

  // The pointer has just opened the group, so a click must not close it.
  const keepOpen: MouseEventHandler = (event) => {
    if (performance.now() - openedAt.current < JUST_OPENED) event.preventDefault();
  };
  const shared = { currentHref, inBar: direction !== undefined };
  const List = direction ? Radix.List : 'ul';
  const Item = direction ? Radix.Item : 'li';
  const Group = direction ? RadixGroup : DetailsGroup;
  const bar = (
    // The page sets the direction, not Radix.
    <div {...rest} ref={root} className={clsx('rp-HeaderMenus', className)} dir={rest.dir}>
      <List className="rp-HeaderMenus-list">
        {content.items.map((entry, index) => (
          <Item key={index} className="rp-HeaderMenus-entry">
            {'links' in entry ? (
              <Group
                label={entry.label}
                data-current={entry.links.some(({ href }) => href === currentHref) || undefined}
                onClick={direction && keepOpen}
              >
                {entry.links.map((link, at) => (
                  <li key={at}>
                    <MenuItem className="rp-HeaderMenus-item" content={link} {...shared} />
                  </li>
                ))}
              </Group>
            ) : (
              <MenuItem
                className={clsx(navLink, 'rp-HeaderMenus-link')}
                content={entry}
                {...shared}
              />
            )}
          </Item>
        ))}
      </List>
    </div>
  );
  if (!direction) return bar;

  return (
    <Radix.Root
      asChild
      dir={direction}
      aria-label={undefined}
      onValueChange={(value) => {
        if (value) openedAt.current = performance.now();
      }}
    >
      {bar}
    </Radix.Root>
  );
}

/** Returns the text direction of the bar, which Radix does not read, once Radix may take over. */
function useDirection(root: RefObject<Element | null>) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>();
  useEffect(() => {
    const bar = root.current;
    // Keeps the `<details>` in the menu of a narrow header, and while a group is open or has focus.
    if (!bar || bar.closest('details') || bar.querySelector('[open], :focus')) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows its direction
    setDirection((getComputedStyle(bar).direction || 'ltr') as 'ltr' | 'rtl');
  }, [root]);
  return direction;
}

interface GroupProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  label: ReactNode;
  'data-current': true | undefined;
  /** The items of its list. */
  children: ReactNode;
}

/** A group that opens without script. */
const DetailsGroup = ({ label, children, ...rest }: GroupProps) => (
  <details>
    <summary {...rest} className={clsx(navLink, 'rp-HeaderMenus-button')}>
      <Label>{label}</Label>
    </summary>
    <ul className="rp-HeaderMenus-panel">{children}</ul>
  </details>
);

/** A group that Radix opens, on click or on hover. */
const RadixGroup = ({ label, children, ...rest }: GroupProps) => (
  <>
    <Radix.Trigger {...rest} type="button" className={clsx(navLink, 'rp-HeaderMenus-button')}>
      <Label>{label}</Label>
    </Radix.Trigger>
    <Radix.Content asChild>
      <ul className="rp-HeaderMenus-panel">{children}</ul>
    </Radix.Content>
  </>
);

interface MenuItemProps {
  className: string;
  content: MenuLinkContent;
  currentHref: string | undefined;
  /** Whether Radix moves focus between the links. */
  inBar: boolean;
}

/** A link of the navigation, with its description inside. */
function MenuItem({ content: { text, ...content }, currentHref, inBar, className }: MenuItemProps) {
  const label = text ? (
    <span>
      <span className="rp-HeaderMenus-label">{content.label}</span>{' '}
      <span className="rp-HeaderMenus-text">{text}</span>
    </span>
  ) : (
    content.label
  );
  const link = (
    <ContentLink
      className={className}
      variant="quiet"
      aria-current={content.href === currentHref ? 'page' : undefined}
      link={{ ...content, label }}
    />
  );
  return inBar ? <Radix.Link asChild>{link}</Radix.Link> : link;
}

const Label = ({ children }: { children: ReactNode }) => (
  <>
    <span>{children}</span>
    <LineIcon
      className="rp-HeaderMenus-sign"
      path="m4 6 4 4 4-4"
      width="16"
      strokeLinecap="butt"
      strokeLinejoin="miter"
    />
  </>
);
