'use client';
import { clsx } from 'clsx';
import { useId, useRef, type ComponentProps } from 'react';
import type { LinkContent } from '../../../lib/content.ts';
import { useWords } from '../../../lib/words.ts';
import { ContentLink } from '../../controls/Link/ContentLink.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { useCurrentAnchor } from './use-current-anchor.ts';
import { anchorNavWords } from './AnchorNav.words.ts';

export interface AnchorNavProps extends ComponentProps<'div'> {
  /** Links to the sections of the page (`#…`), in page order. */
  links: LinkContent[];
  /** Title of the list; names the landmark. @default 'On this page' */
  label?: string | undefined;
  /** Numbers the entries. @default false */
  numbered?: boolean | undefined;
  /** Shows only the title in a narrow container, until it is pressed. @default true */
  collapsible?: boolean | undefined;
  /** The long content. It has an element with the id of each link. */
  children?: ComponentProps<'div'>['children'] | undefined;
}

/**
 * Long content with a list of its sections above. In a wide container, the list is beside the
 * content, stays in view and marks the section being read.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html
 */
export function AnchorNav({
  links,
  label: labelProp,
  numbered = false,
  collapsible = true,
  className,
  children,
  ...rest
}: AnchorNavProps) {
  const { label } = useWords('AnchorNav', anchorNavWords, { label: labelProp });
  const labelId = useId();
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentAnchor(links, nav);

  return (
    <div {...rest} className={clsx('rp-AnchorNav', className)}>
      <div className="rp-AnchorNav-inner">
        <nav
          ref={nav}
          className="rp-AnchorNav-nav"
          aria-labelledby={labelId}
          data-print="none"
          data-collapsible={collapsible || undefined}
        >
          <Text className="rp-AnchorNav-label" id={labelId} size="sm" weight="semibold">
            {label}
          </Text>
          {collapsible && (
            // Beside the list, not around it, because a wide container shows the list either way.
            // A list opened before hydration stays open.
            <details className="rp-AnchorNav-toggle" suppressHydrationWarning>
              <summary className="rp-AnchorNav-summary">{label}</summary>
            </details>
          )}
          {/* Safari does not treat a list without markers as a list unless it has the role. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above */}
          <ol role="list" className="rp-AnchorNav-list" data-numbered={numbered || undefined}>
            {links.map((link, index) => (
              <li key={index} className="rp-AnchorNav-entry">
                <ContentLink
                  className="rp-AnchorNav-link"
                  variant="quiet"
                  link={link}
                  aria-current={link.href === current ? 'location' : undefined}
                />
              </li>
            ))}
          </ol>
        </nav>
        <div>{children}</div>
      </div>
    </div>
  );
}
