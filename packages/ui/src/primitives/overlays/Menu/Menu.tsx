'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import * as Radix from 'radix-ui/dropdown-menu';
import { clsx } from 'clsx';
import { createContext, use, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import {
  layerProps,
  type BesideProps,
  type LayerProps,
  type OpenButtonProps,
  type OpenProps,
} from '../../../lib/layer.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';

export interface MenuProps extends OpenProps {
  /** A MenuTrigger and a MenuContent. */
  children: ReactNode;
}

type State = readonly [open: boolean, setOpen: (open: boolean) => void];

const MenuContext = createContext<State>([false, () => {}]);

/**
 * Actions and settings behind a button.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ open, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const state = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  // A modal menu locks scrolling with a <style> element, which a strict Content-Security-Policy
  // blocks.
  return (
    <MenuContext value={state}>
      <Radix.Root open={state[0]} onOpenChange={state[1]} modal={false}>
        {children}
      </Radix.Root>
    </MenuContext>
  );
}

export interface MenuTriggerProps extends Omit<OpenButtonProps, 'dir'> {}

/**
 * The button that opens the menu: a plain one, or with `asChild` a Button. Its name is also the
 * menu's name.
 */
export function MenuTrigger({ onPointerDown, onClick, ...rest }: MenuTriggerProps) {
  const [open, setOpen] = use(MenuContext);
  const openOnTouch = useRef<boolean>(undefined);
  // Radix opens on pointerdown, also for a finger that starts to scroll: a touch waits for the click.
  return (
    <Radix.Trigger
      {...rest}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        openOnTouch.current = event.pointerType === 'touch' ? !open : undefined;
        if (event.pointerType === 'touch') event.preventDefault();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (openOnTouch.current !== undefined) setOpen(openOnTouch.current);
        openOnTouch.current = undefined;
      }}
    />
  );
}

export interface MenuContentProps
  extends Omit<ComponentProps<'div'>, 'role' | 'id'>, LayerProps, BesideProps {}

/** The list of the menu. */
export function MenuContent({
  align = 'start',
  side = 'bottom',
  container,
  dir,
  className,
  ...rest
}: MenuContentProps) {
  // Radix would set `ltr`; `undefined` leaves the direction to the page.
  const direction = { dir };
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        {...layerProps(rest)}
        {...direction}
        className={clsx('rp-Menu', className)}
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        loop
      />
    </Radix.Portal>
  );
}

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
  value?: string | undefined;
  /** Called with the `value` of the newly chosen item. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A named group of items with one chosen at a time. */
export function MenuRadioGroup({ value, onValueChange, ...rest }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup asChild value={value} onValueChange={onValueChange}>
      <MenuGroup {...rest} />
    </Radix.RadioGroup>
  );
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: ComponentProps<'div'>) {
  return <Radix.Separator {...rest} className={clsx('rp-Menu-separator', className)} />;
}
