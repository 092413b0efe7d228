'use client';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../../../lib/slot.tsx';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { NewTab, useAnchor } from './anchor.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  /**
   * `text` is underlined, for use in a sentence; `quiet` inherits its color, for navigation, where
   * the context shows that it is a link. @default 'text'
   */
  variant?: 'text' | 'quiet' | undefined;
  /**
   * Whether it leads to another site: it then bypasses the router and has `rel="external"`.
   * @default true for a URL that starts with `http:`, `https:` or `//`
   */
  external?: boolean | undefined;
  /** Added to the name of a link with `target="_blank"`. @default '(opens in a new tab)' */
  newTabLabel?: string | undefined;
  /** Applies the style to the single child element (a router's link) instead. @default false */
  asChild?: boolean | undefined;
}

/**
 * Links to another place. Paths go through the `RapportProvider`; the browser handles other sites,
 * `mailto:` and places on the page (`#…`).
 *
 * Set `aria-current="page"` on the link to the current page.
 */
export function Link({
  variant = 'text',
  external,
  newTabLabel,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const { Anchor, rel } = useAnchor(rest, external);
  // A Button or a MenuItem around the link (`asChild`) brings its own look.
  const isBare = 'data-variant' in rest || rest.role === 'menuitem';
  const props = {
    'data-variant': variant,
    ...rest,
    className: clsx(!isBare && 'rp-Link', className),
    rel,
  };
  const content = (words: ReactNode) =>
    rest.target === '_blank' ? (
      <>
        {wrapText(words)}
        <NewTab label={newTabLabel} />
      </>
    ) : (
      words
    );

  return (
    <Slot {...props} around={content}>
      {/* oxlint-disable-next-line react/static-components -- the component comes from the provider */}
      {asChild ? children : <Anchor>{children}</Anchor>}
    </Slot>
  );
}
