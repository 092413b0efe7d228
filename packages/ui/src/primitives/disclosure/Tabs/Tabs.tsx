'use client';
import * as Radix from 'radix-ui/tabs';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type Dispatch,
  type FocusEvent,
  type SetStateAction,
} from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import { focusedBeside } from '../../../lib/focused.ts';
import { useChange, type Change } from '../../../lib/use-change.ts';
import { Findable, useFindable } from '../../../lib/use-findable.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';

interface Selection {
  selected: string;
  select: Change<string>;
  activationMode: TabsProps['activationMode'];
}

/** Radix throws for a part outside Tabs, so the defaults are never used. */
const SelectionContext = createContext({} as Selection);

interface List {
  /** The tab that the Tab key reaches. */
  tabStop: string | undefined;
  /** Sets the enabled tabs, in the order in which they were added. */
  setTabs: Dispatch<SetStateAction<readonly string[]>>;
}

const ListContext = createContext({} as List);

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The `value` of the selected tab (controlled). */
  value?: string;
  /**
   * The `value` of the initially selected tab (uncontrolled). Required without `value`. If that tab
   * is rendered later, no tab is selected until then.
   */
  defaultValue?: string;
  /** Called with the `value` of the tab that should now be selected. */
  onValueChange?: (value: string, details: ChangeDetails) => void;
  /**
   * Whether the arrow keys select a tab, or only focus it until Enter or Space selects it. Use
   * `manual` for panels that take a moment to load. @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual';
  /** Whether the tabs are above the panel or beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
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
  defaultValue,
  onValueChange,
  activationMode = 'automatic',
  orientation = 'horizontal',
  className,
  dir,
  children,
  ...rest
}: TabsProps) {
  const [selected, change] = useChange(value, defaultValue, onValueChange as never);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>();
  if (selected === undefined) throw new Error('Tabs needs a value.');

  const select: Change<string> = (next, ...details) => {
    if (next !== selected) change(next, ...details);
  };

  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all tabs change with it
    <SelectionContext value={{ selected, select, activationMode }}>
      {/* Radix provides the ARIA and moves focus. The kit selects tabs, to report the event. */}
      <Radix.Root
        {...rest}
        asChild
        // Radix builds ids from the values, and an id cannot contain a space.
        value={encodeURIComponent(selected)}
        orientation={orientation}
        dir={direction}
      >
        <div
          className={clsx('rp-Tabs', className)}
          dir={dir}
          // Radix does not read the text direction. Focus comes before the arrow keys that need it.
          onFocus={({ target }) =>
            setDirection(getComputedStyle(target).direction as 'ltr' | 'rtl')
          }
        >
          <div className="rp-Tabs-layout" data-orientation={orientation}>
            {children}
          </div>
        </div>
      </Radix.Root>
    </SelectionContext>
  );
}

export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list of tabs: what they are views of. */
  label: string;
}

/** The list of tabs. Scrolls sideways if they do not fit. */
export function TabList({ label, className, style, ref, ...rest }: TabListProps) {
  const { selected } = use(SelectionContext);
  const box = useRef<HTMLDivElement>(null);
  useMergedRefs(box, ref);
  const [tabs, setTabs] = useState<readonly string[]>([]);
  const tabStop = tabs.includes(selected) ? selected : tabs[0];
  const list = useMemo<List>(() => ({ tabStop, setTabs }), [tabStop]);

  // Focus may have reached the list before the script ran.
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    if (focusedBeside(element) === element)
      element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- as soon as a tab can take the focus
  }, [tabStop]);

  return (
    <ListContext value={list}>
      <Radix.List
        {...rest}
        ref={box}
        // Before the script runs, no tab has registered, so the list itself is the tab stop. It
        // stays focusable, because Chromium takes the focus from what no longer is.
        tabIndex={tabStop === undefined ? 0 : -1}
        className={clsx('rp-Tabs-list', className)}
        // Removes Radix's inline style, which a strict policy blocks.
        style={{ outline: undefined, ...style }}
        aria-label={label}
      />
    </ListContext>
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'id' | 'type'> {
  /** Identifies the tab and its panel. */
  value: string;
  /** Whether the tab cannot be selected. The keys skip it. @default false */
  disabled?: boolean;
}

/** Selects the panel with the same `value`. Keep its label to a word or two. */
export function Tab({
  value,
  disabled = false,
  className,
  onClick,
  onFocus,
  onKeyDown,
  children,
  ...rest
}: TabProps) {
  const { select, activationMode } = use(SelectionContext);
  const { tabStop, setTabs } = use(ListContext);
  useLayoutEffect(() => {
    if (disabled) return undefined;
    setTabs((all) => [...all, value]);
    return () => setTabs((all) => all.filter((each) => each !== value));
  }, [setTabs, disabled, value]);
  return (
    <Radix.Trigger
      {...rest}
      asChild
      value={encodeURIComponent(value)}
      disabled={disabled}
      tabIndex={value === tabStop ? 0 : -1}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) select(value, 'trigger-press', event.nativeEvent);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (activationMode === 'automatic' && selectsTab(event))
          select(value, 'trigger-focus', event.nativeEvent);
      }}
    >
      <TabButton className={clsx('rp-Tabs-tab', className)} ownKeyDown={onKeyDown}>
        {children}
      </TabButton>
    </Radix.Trigger>
  );
}

/**
 * Whether the focus selects the tab. A press does not, because its click selects. Focus that passes
 * through a list whose selected tab is not rendered yet does not either.
 */
function selectsTab({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const list = currentTarget.closest('[role=tablist]');
  const tab = relatedTarget?.closest('[role=tab]') ?? list?.querySelector('[aria-selected=true]');
  return Boolean(tab) && !currentTarget.matches(':active');
}

interface TabButtonProps extends ComponentProps<'button'> {
  /** The caller's handler; `onKeyDown` is Radix's. */
  ownKeyDown: ComponentProps<'button'>['onKeyDown'];
}

/** Hides Page Up and Page Down from Radix, because they scroll the page. */
function TabButton({ ownKeyDown, onKeyDown, ...rest }: TabButtonProps) {
  return (
    <button
      {...rest}
      onKeyDown={(event) => {
        ownKeyDown?.(event);
        if (!event.key.startsWith('Page')) onKeyDown?.(event);
      }}
    />
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The `value` of the tab that shows this panel. */
  value: string;
}

/** The content that the tab with the same `value` shows. */
export function TabPanel({ value, className, style, children, ...rest }: TabPanelProps) {
  const { selected, select } = use(SelectionContext);
  const active = value === selected;
  const findable = useFindable(active, () => select(value, 'find'));
  return (
    <Radix.Content
      {...rest}
      className={clsx('rp-Tabs-panel', className)}
      value={encodeURIComponent(value)}
      tabIndex={active ? 0 : -1}
      asChild
      forceMount
    >
      {/* Removes Radix's inline style, which a strict policy blocks. */}
      <Findable {...findable} style={{ animationDuration: undefined, ...style }}>
        {children}
      </Findable>
    </Radix.Content>
  );
}
