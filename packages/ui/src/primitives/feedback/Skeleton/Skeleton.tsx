'use client';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { skeletonWords } from './Skeleton.words.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shape of the content that is loading: lines of text, a picture, a face. @default 'text' */
  variant?: 'text' | 'box' | 'circle' | undefined;
  /** Number of lines of text; the last of several is shorter. @default 1 */
  lines?: number | undefined;
  /** Width of a line: full, three quarters, half or a quarter. @default 'full' */
  width?: 'full' | '3/4' | '1/2' | '1/4' | undefined;
  /** Proportions of a `box`. @default '16/9' */
  ratio?: '1/1' | '4/3' | '16/9' | undefined;
  /** Diameter of a `circle`, the same as an `Avatar` of that size. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
}

/** A placeholder for content that is still loading. Hidden from assistive technology. */
export function Skeleton({
  variant = 'text',
  lines = 1,
  width = 'full',
  ratio = '16/9',
  size = 'md',
  className,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={clsx('rp-Skeleton', className)}
      data-variant={variant}
      data-width={width}
      data-ratio={variant === 'box' ? ratio : undefined}
      data-size={variant === 'circle' ? size : undefined}
    >
      {Array.from({ length: variant === 'text' ? lines : 1 }, (_, line) => (
        <span key={line} className="rp-Skeleton-shape" />
      ))}
    </span>
  );
}

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** Whether the content is still loading. */
  busy: boolean;
  /** What is loading; announced. @default 'Loading' */
  label?: string | undefined;
  /** Announced when the content has loaded. @default nothing */
  doneLabel?: string | undefined;
  /** Shown in place of the content while busy. */
  skeleton: ReactNode;
}

/**
 * A part of the page that is marked as busy while its content loads, and announces this once.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-busy
 */
export function SkeletonRegion({
  busy,
  label,
  doneLabel = '',
  skeleton,
  className,
  children,
  ...rest
}: SkeletonRegionProps) {
  const words = useWords('Skeleton', skeletonWords, { label });
  return (
    <div {...rest} className={clsx('rp-Skeleton-region', className)}>
      {/* Outside the busy element, because assistive technology may not announce changes in it. */}
      <VisuallyHidden>
        <output>{busy ? words.label : doneLabel}</output>
      </VisuallyHidden>
      <div aria-busy={busy}>{busy ? skeleton : children}</div>
    </div>
  );
}
