'use client';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLinkComponent } from '../../../lib/link.ts';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { linkWords } from './Link.words.ts';

/** Returns the component that renders a link with these props, and its complete `rel`. */
export function useAnchor(
  { href = '', target, rel }: Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel'>,
  external = /^(https?:|\/\/)/i.test(href),
) {
  const RouterLink = useLinkComponent(href);
  return {
    Anchor: external ? 'a' : RouterLink,
    rel: clsx(rel, external && 'external', target === '_blank' && 'noopener') || undefined,
  };
}

/** Says that a link opens in a new tab, as a sign and to assistive technology. */
export function NewTab({ label }: { label: string | undefined }) {
  const { newTabLabel } = useWords('Link', linkWords, { newTabLabel: label });
  return (
    <>
      <svg className="rp-Link-newTab" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3.5 2.5h6v6M9.5 2.5l-7 7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
    </>
  );
}
