import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps } from '../../controls/Button/Button.tsx';
import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Number of the current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Returns the URL of a page. Without it, pages are buttons that call `onPageChange`. @default none */
  hrefOf?: (page: number) => string;
  /** Called with the page to show when its button is pressed. @default nothing happens */
  onPageChange?: (page: number) => void;
  /** Names the landmark; has to differ from others on the page. @default 'Pagination' */
  label?: string;
  /** Name of each page; `{page}` is replaced by its number. @default 'Page {page}' */
  pageLabel?: string;
  /** Label of the link to the page before. @default 'Previous' */
  previousLabel?: string;
  /** Label of the link to the page after. @default 'Next' */
  nextLabel?: string;
}

/**
 * Leads through the pages of a long list: as links if each page has a URL, otherwise as buttons.
 *
 * From eight pages on it leaves some out, always the same number, so that Next stays in its place.
 *
 * @see https://design-system.w3.org/components/pagination.html
 */
export function Pagination({
  page,
  pages,
  hrefOf,
  onPageChange,
  label = 'Pagination',
  pageLabel = 'Page {page}',
  previousLabel = 'Previous',
  nextLabel = 'Next',
  className,
  ...rest
}: PaginationProps) {
  const to = (target: number) =>
    ({
      href: hrefOf?.(target),
      onClick: onPageChange && (() => onPageChange(target)),
      disabled: target < 1 || target > pages,
    }) satisfies Partial<StepProps>;
  const { first, last } = middle(page, pages);
  // A narrow container shows the first, the current and the last page; a wide one what is between.
  const isNear = (target: number) => pages > 3 && ![1, page, pages].includes(target);
  const item = (target: number) => (
    <li key={target} className="rp-Pagination-item" data-near={isNear(target) || undefined}>
      <Step
        {...to(target)}
        className="rp-Pagination-page"
        variant={target === page ? 'solid' : 'ghost'}
        aria-label={pageLabel.replace('{page}', `${target}`)}
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
    <nav aria-label={label} {...rest} className={clsx('rp-Pagination', className)}>
      <Step {...to(page - 1)} className="rp-Pagination-step" aria-label={previousLabel}>
        <Arrow path="M10 3 5 8l5 5" />
        <span className="rp-Pagination-word">{previousLabel}</span>
      </Step>
      <Inline as="ol" gap={0} justify="center" className="rp-Pagination-pages">
        {item(1)}
        {gap(page > 2, first > 2)}
        {Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => item(first + index))}
        {gap(page < pages - 1, last < pages - 1)}
        {pages > 1 && item(pages)}
      </Inline>
      <Step {...to(page + 1)} className="rp-Pagination-step" aria-label={nextLabel}>
        <span className="rp-Pagination-word">{nextLabel}</span>
        <Arrow path="m6 3 5 5-5 5" />
      </Step>
    </nav>
  );
}

/** The pages between the first and the last that a wide container shows: five at most. */
function middle(page: number, pages: number) {
  if (pages <= 7) return { first: 2, last: pages - 1 };
  if (page <= 4) return { first: 2, last: 5 };
  if (page >= pages - 3) return { first: pages - 4, last: pages - 1 };
  return { first: page - 1, last: page + 1 };
}

interface StepProps extends Pick<
  ButtonProps,
  'className' | 'variant' | 'disabled' | 'aria-label' | 'aria-current'
> {
  href: string | undefined;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function Step({ href, onClick, disabled, variant = 'ghost', children, ...rest }: StepProps) {
  if (href === undefined)
    return (
      <Button
        {...rest}
        variant={variant}
        // Not `disabled`: a disabled button loses focus.
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        {children}
      </Button>
    );
  if (disabled)
    return (
      <Button {...rest} variant={variant} asChild>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link that leads nowhere here */}
        <a role="link" aria-disabled="true">
          {children}
        </a>
      </Button>
    );
  return (
    <ButtonLink {...rest} variant={variant} href={href}>
      {children}
    </ButtonLink>
  );
}

const Arrow = ({ path }: { path: string }) => (
  <svg
    className="rp-Pagination-arrow"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
