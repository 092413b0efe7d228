'use client';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../../../lib/link.tsx';
import { Slot } from '../../../lib/slot.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  /**
   * `text` is underlined, as inside a sentence; `quiet` takes the colour of its surroundings and is
   * for navigation, where the place tells that it is a link. @default 'text'
   */
  variant?: 'text' | 'quiet';
  /**
   * Leads to another site: not through the router, and with `rel="external"`.
   * @default true for an address with a protocol or `//`
   */
  external?: boolean;
  /** What a link with `target="_blank"` adds to its name. @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** Gives its look to the single child element (a router's link) instead. @default false */
  asChild?: boolean;
}

/**
 * Goes somewhere. Paths go through the `LinkProvider`; addresses of other sites, `mailto:` and
 * places in the page (`#…`) are the browser's own.
 *
 * The link to the page one is on carries `aria-current="page"`.
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
