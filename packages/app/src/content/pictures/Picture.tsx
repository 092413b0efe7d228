import type { ReactNode } from 'react';

export const coral = 'var(--rp-art-coral)';
export const pine = 'var(--rp-art-pine)';
export const plum = 'var(--rp-art-plum)';
export const sun = 'var(--rp-color-highlight)';
export const paper = 'var(--rp-color-surface)';
export const line = 'var(--rp-color-line)';
export const mint = 'var(--rp-art-mint)';

/** A picture that fills its box. Of its 320 by 200, the middle 200 by 200 holds what matters. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
