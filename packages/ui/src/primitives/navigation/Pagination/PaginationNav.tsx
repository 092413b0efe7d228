'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '../../../lib/fill.ts';
import { LineIcon } from '../../../lib/LineIcon.tsx';
import { useWords } from '../../../lib/words.ts';
import { Button, type ButtonProps } from '../../controls/Button/Button.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { middle } from './middle.ts';
import type { PaginationProps } from './Pagination.tsx';
import { paginationWords } from './Pagination.words.ts';

interface PaginationNavProps extends Omit<PaginationProps, 'hrefOf'> {
  /** The URL of each linked page. */
  hrefs: Record<number, string> | undefined;
}

export function PaginationNav({
  page,
  pages,
  hrefs,
  onPageChange,
  label,
  pageLabel,
  previousLabel,
  nextLabel,
  className,
  ...rest
}: PaginationNavProps) {
  const words = useWords('Pagination', paginationWords, {
    label,
    pageLabel,
    previousLabel,
    nextLabel,
  });
  const to = (target: number) =>
    ({
      href: hrefs?.[target],
      onClick: onPageChange && (() => onPageChange(target)),
      disabled: target < 1 || target > pages,
    }) satisfies Partial<StepProps>;
  return (
    <nav
      aria-label={words.label}
      {...rest}
      className={clsx('rp-Pagination', className)}
      data-print="none"
    >
      <Step {...to(page - 1)} className="rp-Pagination-step" aria-label={words.previousLabel}>
        <LineIcon className="rp-Pagination-arrow" path="M10 3 5 8l5 5" />
        <span className="rp-Pagination-word">{words.previousLabel}</span>
      </Step>
      <Pages page={page} pages={pages} to={to} label={words.pageLabel} />
      <Step {...to(page + 1)} className="rp-Pagination-step" aria-label={words.nextLabel}>
        <span className="rp-Pagination-word">{words.nextLabel}</span>
        <LineIcon className="rp-Pagination-arrow" path="m6 3 5 5-5 5" />
      </Step>
    </nav>
  );
}

interface PagesProps extends Pick<PaginationProps, 'page' | 'pages'> {
  to: (target: number) => Omit<StepProps, 'children'>;
  /** The name of each page. */
  label: string;
}

/** The first and the last page, and those around the current one. */
function Pages({ page, pages, to, label }: PagesProps) {
  const { first, last } = middle(page, pages);
  // A narrow container leaves out these pages: it shows only the first, current and last one.
  const isNear = (target: number) => pages > 3 && ![1, page, pages].includes(target);
  const item = (target: number) => (
    <li key={target} className="rp-Pagination-item" data-near={isNear(target) || undefined}>
      <Step
        {...to(target)}
        className="rp-Pagination-page"
        variant={target === page ? 'solid' : 'ghost'}
        aria-label={fill(label, { page: target })}
        aria-current={target === page ? 'page' : undefined}
      >
        {target}
      </Step>
    </li>
  );
  const gap = (narrow: boolean, wide: boolean) =>
    narrow &&
    pages > 3 && (
      <li className="rp-Pagination-gap" data-narrow={!wide || undefined} aria-hidden="true" />
    );
  return (
    <Inline asChild gap={0} justify="center" className="rp-Pagination-pages">
      <ol>
        {item(1)}
        {gap(page > 2, first > 2)}
        {Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => item(first + index))}
        {gap(page < pages - 1, last < pages - 1)}
        {pages > 1 && item(pages)}
      </ol>
    </Inline>
  );
}

interface StepProps extends Pick<
  ButtonProps,
  'className' | 'variant' | 'disabled' | 'aria-label' | 'aria-current' | 'onClick'
> {
  href: string | undefined;
  children: ReactNode;
}

function Step({ href, onClick, disabled, variant = 'ghost', children, ...rest }: StepProps) {
  const isLink = href !== undefined;
  const link = disabled ? (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link that leads nowhere here
    <a role="link">{children}</a>
  ) : (
    <Link href={href}>{children}</Link>
  );
  return (
    <Button
      {...rest}
      variant={variant}
      asChild={isLink}
      // Not `disabled`: a disabled button loses focus.
      aria-disabled={disabled || undefined}
      onClick={isLink || disabled ? undefined : onClick}
    >
      {isLink ? link : children}
    </Button>
  );
}
