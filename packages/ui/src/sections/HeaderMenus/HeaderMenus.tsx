'use client';
import * as Radix from 'radix-ui/navigation-menu';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { LinkContent } from '../../lib/content.ts';
import { useMergedRefs } from '../../lib/use-merged-refs.ts';
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

export interface HeaderMenusContent {
  /** Links and groups of links, in reading order. */
  entries: (LinkContent | LinkGroupContent)[];
}

export interface HeaderMenusProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Links and groups. */
  content: HeaderMenusContent;
  /** The `href` of the current page; its link gets `aria-current="page"`. @default none */
  currentHref?: string;
}

/** Milliseconds after a group opens during which a click does not close it. */
const JUST_OPENED = 400;

/**
 * The navigation of a SiteHeader, with grouped links. In the bar, a group opens below its button,
 * on click or under the pointer. In the menu of a narrow header, it opens in place.
 *
 * Without script, before it has run, and in the menu, a group is a `<details>`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function HeaderMenus({ content, currentHref, className, ref, ...rest }: HeaderMenusProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Text direction of the bar, which Radix does not read. Set once Radix may take over. */
  const [direction, setDirection] = useState<'ltr' | 'rtl'>();
  const openedAt = useRef(0);
  // Radix’s element replaces the first element.
  useMergedRefs(root, ref, direction);

  useEffect(() => {
    const bar = root.current;
    // Keeps the `<details>` in the menu of a narrow header, and while a group is open or has focus.
    if (!bar || bar.closest('details') || bar.querySelector('[open], :focus')) return;
    setDirection(getComputedStyle(bar).direction as 'ltr' | 'rtl');
  }, []);

  const shared = {
    ...rest,
    ref: root,
    className: clsx('rp-HeaderMenus', className),
  };

  if (!direction) {
    return (
      <div {...shared}>
        <ul className="rp-HeaderMenus-list">
          {content.entries.map((entry, index) => (
            <li key={index} className="rp-HeaderMenus-entry">
              {'links' in entry ? (
                <DetailsGroup group={entry} currentHref={currentHref} />
              ) : (
                <MenuLink
                  className="rp-HeaderMenus-link"
                  content={entry}
                  currentHref={currentHref}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  }

  return (
    <Radix.Root
      asChild
      dir={direction}
      aria-label={undefined}
      onValueChange={(value) => {
        if (value) openedAt.current = performance.now();
      }}
    >
      {/* The page sets the direction, not Radix. */}
      <div {...shared} dir={rest.dir}>
        <Radix.List className="rp-HeaderMenus-list">
          {content.entries.map((entry, index) => (
            <Radix.Item key={index} className="rp-HeaderMenus-entry">
              {'links' in entry ? (
                <RadixGroup
                  group={entry}
                  currentHref={currentHref}
                  onClick={(event) => {
                    // The pointer has just opened the group, so a click must not close it.
                    if (performance.now() - openedAt.current < JUST_OPENED) event.preventDefault();
                  }}
                />
              ) : (
                <Radix.Link asChild>
                  <MenuLink
                    className="rp-HeaderMenus-link"
                    content={entry}
                    currentHref={currentHref}
                  />
                </Radix.Link>
              )}
            </Radix.Item>
          ))}
        </Radix.List>
      </div>
    </Radix.Root>
  );
}

interface GroupProps {
  group: LinkGroupContent;
  currentHref: string | undefined;
}

const holdsCurrent = ({ group, currentHref }: GroupProps) =>
  group.links.some(({ href }) => href === currentHref) || undefined;

/** A group that opens without script. */
const DetailsGroup = ({ group, currentHref }: GroupProps) => (
  <details>
    <summary className="rp-HeaderMenus-button" data-current={holdsCurrent({ group, currentHref })}>
      <Label>{group.label}</Label>
    </summary>
    <ul className="rp-HeaderMenus-panel">
      {group.links.map((link, index) => (
        <li key={index}>
          <MenuLink className="rp-HeaderMenus-item" content={link} currentHref={currentHref} />
        </li>
      ))}
    </ul>
  </details>
);

type RadixGroupProps = GroupProps & Pick<ComponentProps<'button'>, 'onClick'>;

/** A group that Radix opens, on click or under the pointer. */
const RadixGroup = ({ group, currentHref, onClick }: RadixGroupProps) => (
  <>
    <Radix.Trigger
      type="button"
      className="rp-HeaderMenus-button"
      data-current={holdsCurrent({ group, currentHref })}
      onClick={onClick}
    >
      <Label>{group.label}</Label>
    </Radix.Trigger>
    <Radix.Content asChild>
      <ul className="rp-HeaderMenus-panel">
        {group.links.map((link, index) => (
          <li key={index}>
            <Radix.Link asChild>
              <MenuLink className="rp-HeaderMenus-item" content={link} currentHref={currentHref} />
            </Radix.Link>
          </li>
        ))}
      </ul>
    </Radix.Content>
  </>
);

interface MenuLinkProps extends Omit<ComponentProps<typeof ContentLink>, 'link' | 'content'> {
  content: MenuLinkContent;
  currentHref: string | undefined;
}

/** A link of the navigation, with its description inside. */
const MenuLink = ({ content: { text, label, ...link }, currentHref, ...rest }: MenuLinkProps) => (
  <ContentLink
    {...rest}
    variant="quiet"
    aria-current={link.href === currentHref ? 'page' : undefined}
    link={{
      ...link,
      label: text ? (
        <span>
          <span className="rp-HeaderMenus-label">{label}</span>{' '}
          <span className="rp-HeaderMenus-text">{text}</span>
        </span>
      ) : (
        label
      ),
    }}
  />
);

const Label = ({ children }: { children: ReactNode }) => (
  <>
    <span>{children}</span>
    <svg
      className="rp-HeaderMenus-sign"
      viewBox="0 0 16 16"
      width="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m4 6 4 4 4-4" />
    </svg>
  </>
);
