import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { listTag } from '../../../lib/list-tag.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Stack, type Gap } from '../../layout/Stack/Stack.tsx';

export interface ListProps extends ComponentProps<'ol'> {
  /**
   * The marker before each item. `tick` is for what is included, in the accent's color.
   * @default 'number' for an `ol`, otherwise 'dot'
   */
  marker?: 'dot' | 'number' | 'tick' | 'none' | undefined;
  /**
   * Styles the single child element, an `ol` where the order matters, instead of a `ul` (an `ol` with
   * numbers). @default false
   */
  asChild?: boolean | undefined;
  /** Space between the items, in units of 4 px. @default 2 */
  gap?: Gap | undefined;
}

/**
 * Items in text: with dots, numbers, ticks or nothing before them. Its children are `ListItem`s; a
 * List inside an item is nested.
 *
 * @see https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element
 */
export function List({
  asChild = false,
  children,
  marker = listTag(asChild && children) === 'ol' ? 'number' : 'dot',
  gap = 2,
  className,
  ...rest
}: ListProps) {
  // Safari does not treat a list without the browser's markers as a list unless it has the role.
  const role = marker === 'dot' || marker === 'number' ? undefined : 'list';
  const Tag = marker === 'number' ? 'ol' : 'ul';
  return (
    <Stack
      role={role}
      {...rest}
      asChild
      gap={gap}
      className={clsx('rp-List', className)}
      data-marker={marker}
    >
      {asChild ? children : <Tag>{children}</Tag>}
    </Stack>
  );
}

export interface ListItemProps extends ComponentProps<'li'> {
  /**
   * One decorative `<svg>` in place of the list's marker. The text must say the same.
   * @default none
   */
  icon?: ReactNode;
}

/** One item of a `List`. */
export function ListItem({ icon, className, children, ...rest }: ListItemProps) {
  return (
    <li {...rest} className={clsx('rp-List-item', className)} data-icon={icon ? '' : undefined}>
      {icon && (
        <span className="rp-List-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {wrapText(children)}
    </li>
  );
}
