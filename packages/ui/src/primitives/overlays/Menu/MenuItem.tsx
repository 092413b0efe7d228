'use client';
import * as Radix from 'radix-ui/dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../../../lib/slot.tsx';
import { wrapText } from '../../../lib/wrap-text.tsx';

interface ItemProps extends Omit<ComponentProps<'div'>, 'role' | 'onSelect'> {
  /** Disables the item; the keyboard skips it. @default false */
  disabled?: boolean | undefined;
  /** The text that typed letters match, if the content is more than text. @default its text */
  textValue?: string | undefined;
  /** Called when the item is chosen. `preventDefault()` keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
}

export interface MenuItemProps extends ItemProps {
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /**
   * `danger` is for actions that cannot be undone. The text must say so, too. @default 'default'
   */
  tone?: 'default' | 'danger' | undefined;
  /** Makes the single child element, a Link, the item. @default false */
  asChild?: boolean | undefined;
}

/** An action, or with `asChild` a link. */
export function MenuItem({
  icon,
  tone = 'default',
  asChild = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const withIcon = (content: ReactNode) => (
    <>
      {icon && (
        <span className="rp-Menu-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {wrapText(content)}
    </>
  );
  return (
    <Radix.Item
      {...rest}
      className={clsx('rp-Menu-item', className)}
      data-tone={tone}
      asChild={asChild}
    >
      {asChild ? <Slot around={withIcon}>{children}</Slot> : withIcon(children)}
    </Radix.Item>
  );
}

export interface MenuCheckboxItemProps extends ItemProps {
  /** Whether the setting is on. @default false */
  checked?: boolean | undefined;
  /** Called with the new state. The menu stays open, so users can change several settings. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that is on or off. */
export function MenuCheckboxItem({
  onSelect,
  className,
  children,
  ...rest
}: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      {...rest}
      className={clsx('rp-Menu-item', className)}
      onSelect={(event) => {
        onSelect?.(event);
        // Keeps the menu open.
        event.preventDefault();
      }}
    >
      <Mark path="m3 8.5 3.5 3.5L13 4.5" />
      {wrapText(children)}
    </Radix.CheckboxItem>
  );
}

export interface MenuRadioItemProps extends ItemProps {
  /** The group's value when this item is chosen. */
  value: string;
}

/** One of the choices of a MenuRadioGroup. */
export function MenuRadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} className={clsx('rp-Menu-item', className)}>
      <Mark path="M8 8h.01" />
      {wrapText(children)}
    </Radix.RadioItem>
  );
}

/** The mark of an item. It takes up space when unchecked, too, so that all labels line up. */
const Mark = ({ path }: { path: string }) => (
  <span className="rp-Menu-icon">
    <Radix.ItemIndicator asChild>
      <svg className="rp-Menu-mark" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d={path} />
      </svg>
    </Radix.ItemIndicator>
  </span>
);
