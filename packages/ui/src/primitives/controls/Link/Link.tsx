'use client';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../../../lib/link.tsx';
import { Slot } from '../../../lib/slot.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  /**
   * `text` is underlined, for use in a sentence; `quiet` inherits its color, for navigation, where
   * the context shows that it is a link. @default 'text'
   */
  variant?: 'text' | 'quiet';
  /**
   * Whether it leads to another site: it then bypasses the router and has `rel="external"`.
   * @default true for a URL that starts with `http:`, `https:` or `//`
   */
  external?: boolean;
  /** Added to the name of a link with `target="_blank"`. @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** Applies the style to the single child element (a router's link) instead. @default false */
  asChild?: boolean;
}

/**
 * Links to another place. Paths go through the `LinkProvider`; the browser handles other sites,
 * `mailto:` and places on the page (`#…`).
 *
 * Set `aria-current="page"` on the link to the current page.
 */
export function Link({
  variant = 'text',
  external,
  newTabLabel = '(opens in a new tab)',
  asChild = false,
  className,
  rel,
  children,
  ...rest
}: LinkProps) {
  const { href = '', target } = rest;
  const RouterLink = useLinkComponent(href);
  const elsewhere = external ?? /^(https?:|\/\/)/i.test(href);
  const Anchor = elsewhere ? 'a' : RouterLink;
  const props = {
    ...rest,
    className: clsx('rp-Link', className),
    'data-variant': variant,
    rel: clsx(rel, elsewhere && 'external', target === '_blank' && 'noopener') || undefined,
  };
  const content = (words: ReactNode) => (
    <>
      {words}
      {target === '_blank' && (
        <>
          <svg className="rp-Link-newTab" viewBox="0 0 12 12" aria-hidden="true">
            <path
              d="M3.5 2.5h6v6M9.5 2.5l-7 7"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
          <VisuallyHidden> {newTabLabel}</VisuallyHidden>
        </>
      )}
    </>
  );

  if (asChild) {
    return (
      <Slot {...props} around={content}>
        {children}
      </Slot>
    );
  }
  // oxlint-disable-next-line react/static-components -- it comes from the provider, not from here
  return <Anchor {...props}>{content(children)}</Anchor>;
}
