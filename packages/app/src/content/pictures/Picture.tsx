import type { ReactNode } from 'react';

export const coral = 'var(--rp-art-coral)';
export const pine = 'var(--rp-art-pine)';
export const plum = 'var(--rp-art-plum)';
export const sun = 'var(--rp-color-highlight)';
export const paper = 'var(--rp-color-surface)';
export const line = 'var(--rp-color-line)';
export const mint = 'var(--rp-art-mint)';

interface PictureProps {
  /** @default '0 0 320 200', of which the middle 200 by 200 holds what matters */
  viewBox?: string;
  /** Whether it is cut to fill its box, or shown whole. @default 'slice' */
  fit?: 'slice' | 'meet';
  children: ReactNode;
}

/** A picture that fills its box. It keeps its light colors in dark mode; see decision 25. */
export function Picture({ viewBox = '0 0 320 200', fit = 'slice', children }: PictureProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      data-color-scheme="light"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A ground in one color, as large as the box that the picture fills. */
export const Ground = ({ fill }: { fill: string }) => (
  <path fill={fill} d="M-400-400h1200v1200H-400z" />
);
