'use client';
import * as Radix from 'radix-ui/tabs';
import { clsx } from 'clsx';
import {
  Children,
  createContext,
  use,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
} from 'react';
import { Findable, useFindable } from '../../../lib/use-findable.ts';

interface Choice {
  selected: string;
  select: (value: string) => void;
  /** The tab that the Tab key reaches; set inside a TabList. */
  stop?: string | undefined;
}

/** Radix throws for a part outside Tabs, so the default is never used. */
const ChoiceContext = createContext<Choice>({ selected: '', select: () => {} });

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The `value` of the selected tab (controlled). */
  value?: string;
  /**
   * The `value` of the initially selected tab (uncontrolled). Required without `value`. The tab may
   * come later: until then, none is selected.
   */
  defaultValue?: string;
  /** Called with the `value` of the tab that should now be selected. */
  onValueChange?: (value: string) => void;
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
 * The hidden ones stay in the page: find-in-page and links to an `id` inside them select their tab.
 * With scripts off, all are shown.
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
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>();
  const asked = useRef<string>(undefined);
  const selected = value ?? ownValue;
  if (selected === undefined)
    throw new Error('Tabs has nothing to show: give it a value or defaultValue.');

  const select = (next: string) => {
    // Radix reports one press twice: for the focus and for the press.
    if (next === selected || next === asked.current) return;
    asked.current = next;
    queueMicrotask(() => {
      asked.current = undefined;
    });
    setOwnValue(next);
    onValueChange?.(next);
  };

  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all tabs change with it
    <ChoiceContext value={{ selected, select }}>
      <Radix.Root
        {...rest}
        asChild
        // Radix builds ids from the values, and an id cannot contain a space.
        value={encodeURIComponent(selected)}
        onValueChange={(next) => select(decodeURIComponent(next))}
        activationMode={activationMode}
        orientation={orientation}
        dir={direction}
      >
        {/* Reads the text direction, which Radix does not. */}
        <div
          className={clsx('rp-Tabs', className)}
          dir={dir}
          onFocus={({ target }) =>
            setDirection(getComputedStyle(target).direction as 'ltr' | 'rtl')
          }
        >
          <div className="rp-Tabs-layout" data-orientation={orientation}>
            {children}
          </div>
        </div>
      </Radix.Root>
    </ChoiceContext>
  );
}

export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list of tabs: what they are views of. */
  label: string;
}

/** Holds the tabs. Scrolls sideways if they do not fit. */
export function TabList({ label, className, style, children, ...rest }: TabListProps) {
  const choice = use(ChoiceContext);
  // Read from the elements, so that it works on the server too. Text has no props.
  const elements = Children.toArray(children) as { props?: Partial<TabProps> }[];
  const enabled = elements.flatMap(({ props }) => (props?.disabled ? [] : props?.value));
  // If a custom component renders a tab, Radix's list takes the focus and passes it on.
  const known = !enabled.includes(undefined);
  const stop = known && !enabled.includes(choice.selected) ? enabled[0] : choice.selected;
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all tabs change with it
    <ChoiceContext value={{ ...choice, stop }}>
      <Radix.List
        {...rest}
        {...(known && { tabIndex: undefined })}
        className={clsx('rp-Tabs-list', className)}
        // Removes Radix's inline style, which a strict policy blocks.
        style={{ outline: undefined, ...style }}
        aria-label={label}
      >
        {children}
      </Radix.List>
    </ChoiceContext>
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'id' | 'type'> {
  /** Identifies the tab and its panel. */
  value: string;
  /** It cannot be selected, and the keys skip it. @default false */
  disabled?: boolean;
}

/** Selects the panel with the same `value`. Keep its label to a word or two. */
export function Tab({
  value,
  className,
  onClick,
  onFocus,
  onKeyDown,
  children,
  ...rest
}: TabProps) {
  const { select, stop } = use(ChoiceContext);
  return (
    <Radix.Trigger
      {...rest}
      asChild
      value={encodeURIComponent(value)}
      tabIndex={value === stop ? 0 : -1}
      // Radix listens for mouse and key presses, which assistive technology may not send.
      onClick={(event) => {
        onClick?.(event);
        select(value);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (isPassing(event)) event.preventDefault();
      }}
      onKeyDown={onKeyDown}
    >
      <TabButton className={clsx('rp-Tabs-tab', className)} ownKeyDown={onKeyDown}>
        {children}
      </TabButton>
    </Radix.Trigger>
  );
}

/** Whether focus comes from outside while the selected tab has yet to come: Radix would select another. */
function isPassing({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const list = currentTarget.closest('[role="tablist"]');
  return !relatedTarget?.closest('[role="tab"]') && !list?.querySelector('[aria-selected="true"]');
}

interface TabButtonProps extends ComponentProps<'button'> {
  /** The caller's handler, without Radix's. */
  ownKeyDown: ComponentProps<'button'>['onKeyDown'];
}

/** Hides Page Up and Page Down from Radix, because they scroll the page. */
function TabButton({ ownKeyDown, onKeyDown, ...rest }: TabButtonProps) {
  return (
    <button
      {...rest}
      onKeyDown={(event) => (event.key.startsWith('Page') ? ownKeyDown : onKeyDown)?.(event)}
    />
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The `value` of the tab that shows it. */
  value: string;
}

/** The content that the tab with the same `value` shows. */
export function TabPanel({ value, className, style, children, ...rest }: TabPanelProps) {
  const { selected, select } = use(ChoiceContext);
  const active = value === selected;
  const findable = useFindable(active, () => select(value));
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
