'use client';
import * as Radix from 'radix-ui/dropdown-menu';
import { clsx } from 'clsx';
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import { useLinkComponent } from '../../../lib/link.ts';
import { useLayer, type BesideProps } from '../../../lib/use-layer.ts';
import {
  OpenContext,
  useOpen,
  type OpenButtonProps,
  type OpenProps,
} from '../../../lib/use-open.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';

export interface MenuProps extends OpenProps {
  /** A MenuTrigger and a MenuContent. */
  children: ReactNode;
}

/**
 * Actions and settings behind a button.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ children, ...rest }: MenuProps) {
  const opening = useOpen(rest);
  // A modal menu locks scrolling with a <style> element, which a strict Content-Security-Policy
  // blocks.
  return (
    <OpenContext value={opening}>
      <Radix.Root open={opening.open} onOpenChange={opening.setOpen} modal={false}>
        {children}
      </Radix.Root>
    </OpenContext>
  );
}

export interface MenuTriggerProps extends Omit<OpenButtonProps, 'dir'> {}

/**
 * The button that opens the menu: a plain one, or with `asChild` a Button. Its name is also the
 * menu's name.
 */
export function MenuTrigger({ onPointerDown, onKeyDown, ...rest }: MenuTriggerProps) {
  const { by } = use(OpenContext);
  return (
    <Radix.Trigger
      {...rest}
      onPointerDown={by('trigger-press', onPointerDown)}
      onKeyDown={by('trigger-press', onKeyDown)}
    />
  );
}

export interface MenuContentProps extends Omit<ComponentProps<'div'>, 'role' | 'id'>, BesideProps {}

/** The list of the menu. */
export function MenuContent({
  align = 'start',
  side = 'bottom',
  container,
  dir,
  className,
  style,
  ...rest
}: MenuContentProps) {
  const layer = useLayer(rest);
  // Radix would set `ltr`; `undefined` leaves the direction to the page.
  const direction = { dir };
  const room = { '--rp-menu-room': 'var(--radix-dropdown-menu-content-available-height)' };
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        {...layer}
        {...direction}
        className={clsx('rp-Menu', className)}
        align={align}
        side={side}
        style={{ ...room, ...style }}
        sideOffset={6}
        collisionPadding={8}
        loop
      />
    </Radix.Portal>
  );
}

interface ItemProps extends Omit<ComponentProps<'div'>, 'role' | 'onSelect'> {
  /** Disables the item; the keyboard skips it. @default false */
  disabled?: boolean;
  /** The text that typed letters match, if the content is more than text. @default its text */
  textValue?: string;
}

export interface MenuItemProps extends ItemProps {
  /** Called when the item is chosen. `preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** Makes the item a link to this URL, unless it is disabled. */
  href?: string;
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /**
   * `danger` is for actions that cannot be undone. The text must say so, too. @default 'default'
   */
  tone?: 'default' | 'danger';
}

/** An action, or with `href` a link. */
export function MenuItem({
  href,
  icon,
  tone = 'default',
  onSelect,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const { note } = use(OpenContext);
  const RouterLink = useLinkComponent(href);
  // A disabled item must lead nowhere, but a link would still work when clicked.
  const link = href !== undefined && !rest.disabled;
  const content = (
    <>
      {icon && (
        <span className="rp-Menu-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {wrapText(children)}
    </>
  );
  return (
    <Radix.Item
      {...rest}
      className={clsx('rp-Menu-item', className)}
      data-tone={tone}
      asChild={link}
      onSelect={(event) => {
        onSelect?.(event);
        note('item-press', event);
      }}
    >
      {link ? (
        // oxlint-disable-next-line react/static-components -- the component comes from the provider
        <RouterLink href={href}>{content}</RouterLink>
      ) : (
        content
      )}
    </Radix.Item>
  );
}

export interface MenuCheckboxItemProps extends ItemProps {
  /** Whether the setting is on. @default false */
  checked?: boolean;
  /** Called with the new state. The menu stays open, so users can change several settings. */
  onCheckedChange?: (checked: boolean, details: ChangeDetails) => void;
}

/** A setting that is on or off. */
export function MenuCheckboxItem({
  checked = false,
  onCheckedChange,
  className,
  children,
  ...rest
}: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      {...rest}
      checked={checked}
      className={clsx('rp-Menu-item', className)}
      onSelect={(event) => {
        onCheckedChange?.(!checked, { reason: 'item-press', event });
        // Keeps the menu open.
        event.preventDefault();
      }}
    >
      <Mark path="m3 8.5 3.5 3.5L13 4.5" />
      {wrapText(children)}
    </Radix.CheckboxItem>
  );
}

/** Chooses an item of the group around it. */
const ChooseContext = createContext<MenuRadioGroupProps['onValueChange']>(undefined);

export interface MenuRadioItemProps extends ItemProps {
  /** The group's value when this item is chosen. */
  value: string;
}

/** One of the choices of a MenuRadioGroup. */
export function MenuRadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  const { note } = use(OpenContext);
  const choose = use(ChooseContext);
  return (
    <Radix.RadioItem
      {...rest}
      className={clsx('rp-Menu-item', className)}
      onSelect={(event) => {
        choose?.(rest.value, { reason: 'item-press', event });
        note('item-press', event);
      }}
    >
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

export interface MenuGroupProps extends ComponentProps<'div'> {
  /** Names the group. */
  label: string;
}

/** A named group of related items. */
export function MenuGroup({ label, className, children, ...rest }: MenuGroupProps) {
  const id = useId();
  return (
    <Radix.Group {...rest} className={clsx('rp-Menu-group', className)} aria-labelledby={id}>
      <Radix.Label className="rp-Menu-label" id={id}>
        {label}
      </Radix.Label>
      {wrapText(children)}
    </Radix.Group>
  );
}

export interface MenuRadioGroupProps extends MenuGroupProps {
  /** The `value` of the chosen item. */
  value?: string;
  /** Called with the `value` of the newly chosen item. */
  onValueChange?: (value: string, details: ChangeDetails) => void;
}

/** A named group of items with one chosen at a time. */
export function MenuRadioGroup({ value, onValueChange, children, ...rest }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup asChild value={value}>
      <MenuGroup {...rest}>
        <ChooseContext value={onValueChange}>{wrapText(children)}</ChooseContext>
      </MenuGroup>
    </Radix.RadioGroup>
  );
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: ComponentProps<'div'>) {
  return <Radix.Separator {...rest} className={clsx('rp-Menu-separator', className)} />;
}
