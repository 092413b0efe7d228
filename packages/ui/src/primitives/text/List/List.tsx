import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Stack, type Gap } from '../../layout/Stack/Stack.tsx';

export interface ListProps extends ComponentProps<'ol'> {
  /**
   * What stands before each item. `tick` is for what is included, in the accent's color.
   * @default 'dot'
   */
  marker?: 'dot' | 'number' | 'tick' | 'none';
  /** The element; `ol` where the order matters. @default 'ol' with numbers, otherwise 'ul' */
  as?: 'ul' | 'ol';
  /** Space between the items, in units of 4 px. @default 2 */
  gap?: Gap;
}

/**
 * Items in text: with dots, numbers, ticks or nothing before them. Its children are `ListItem`s; a
 * List inside an item is nested.
 *
 * @see https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element
 */
export function List({
  marker = 'dot',
  as = marker === 'number' ? 'ol' : 'ul',
  gap = 2,
  className,
  ...rest
}: ListProps) {
  // A browser's own markers say that it is a list; without them, Safari needs the role.
  const role = marker === 'dot' || marker === 'number' ? undefined : 'list';
  return (
    <Stack
      role={role}
      {...rest}
      as={as}
      gap={gap}
      className={clsx('rp-List', className)}
      data-marker={marker}
    />
  );
}

export interface ListItemProps extends ComponentProps<'li'> {
  /**
   * One decorative `<svg>` in place of the list's marker. What it says, the text must say too.
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
