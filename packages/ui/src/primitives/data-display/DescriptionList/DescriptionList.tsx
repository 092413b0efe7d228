import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** Each fact, a `DescriptionItem`. @default nothing */
  children?: ReactNode;
}

/**
 * Facts about one thing, each with its label: the fields of a profile, the terms of an offer.
 *
 * @see https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element
 */
export function DescriptionList({ className, ...rest }: DescriptionListProps) {
  return <dl {...rest} className={clsx('rp-DescriptionList', className)} />;
}

export interface DescriptionItemProps extends ComponentProps<'div'> {
  /** Names the fact. */
  label: ReactNode;
}

/** One fact of a `DescriptionList`; its children are the value. */
export function DescriptionItem({ label, className, children, ...rest }: DescriptionItemProps) {
  return (
    <div {...rest} className={clsx('rp-DescriptionList-item', className)}>
      <dt className="rp-DescriptionList-label">{label}</dt>
      <dd className="rp-DescriptionList-value">{children}</dd>
    </div>
  );
}
