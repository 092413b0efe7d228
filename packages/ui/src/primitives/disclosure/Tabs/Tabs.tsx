'use client';
import * as Radix from 'radix-ui/tabs';
import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Findable, useFindable } from '../../../lib/findable.tsx';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The `value` of the selected tab (controlled). */
  value?: string | undefined;
  /** The `value` of the initially selected tab (uncontrolled). Required without `value`. */
  defaultValue?: string | undefined;
  /** Called with the `value` of the tab that should now be selected. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Whether the arrow keys select a tab, or only focus it until Enter or Space selects it. Use
   * `manual` for panels that take a moment to load. @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual' | undefined;
  /** Whether the tabs are above the panel or beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Views of one thing, shown one at a time.
 *
 * Hidden panels stay in the page: find-in-page and links to an `id` inside a panel select its tab.
 * With scripts off, all panels are shown.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  orientation = 'horizontal',
  className,
  dir,
  children,
  ...rest
}: TabsProps) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>();
  const [selected, select] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  const root = useFindable(select, '.rp-Tabs-panel');
  return (
    <Radix.Root
      {...rest}
      value={idPart(selected)}
      onValueChange={(next) => select(decodeURIComponent(next))}
      orientation={orientation}
      dir={direction}
      asChild
    >
      <div
        ref={root}
        className={clsx('rp-Tabs', className)}
        dir={dir}
        // Radix needs the page's direction for the arrow keys, before which comes focus.
        onFocus={({ target }) => setDirection(getComputedStyle(target).direction as 'ltr' | 'rtl')}
      >
        <div className="rp-Tabs-layout" data-orientation={orientation}>
          {children}
        </div>
      </div>
    </Radix.Root>
  );
}

/** Radix builds ids from the values, and an id cannot contain a space. */
const idPart = encodeURIComponent;

export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list of tabs: what they are views of. */
  label: string;
}

/** The list of tabs. Scrolls sideways if they do not fit. */
export function TabList({ label, className, style, ...rest }: TabListProps) {
  return (
    <Radix.List
      {...rest}
      className={clsx('rp-Tabs-list', className)}
      aria-label={label}
      // Without Radix's inline style, which a strict policy refuses in the server's HTML.
      style={{ outline: undefined, ...style }}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'id' | 'type'> {
  /** Identifies the tab and its panel. */
  value: string;
  /** Whether the tab cannot be selected. The keys skip it. @default false */
  disabled?: boolean | undefined;
}

/** Selects the panel with the same `value`. Keep its label to a word or two. */
export function Tab({ value, className, ...rest }: TabProps) {
  return (
    <Radix.Trigger {...rest} value={idPart(value)} className={clsx('rp-Tabs-tab', className)} />
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The `value` of the tab that shows this panel. */
  value: string;
}

/** The content that the tab with the same `value` shows. */
export function TabPanel({ value, className, style, children, ...rest }: TabPanelProps) {
  return (
    <Radix.Content {...rest} value={idPart(value)} forceMount asChild>
      <Findable value={value} className={clsx('rp-Tabs-panel', className)} ownStyle={style}>
        {children}
      </Findable>
    </Radix.Content>
  );
}
