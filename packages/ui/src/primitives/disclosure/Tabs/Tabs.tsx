'use client';
import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { Children, createContext, use, useRef, useState, type ComponentProps } from 'react';
import { useFindable } from '../../../lib/use-findable.ts';

interface Choice {
  selected: string;
  select: (value: string) => void;
  /** The tab that the Tab key reaches; known inside of a TabList. */
  stop?: string | undefined;
}

/** Radix says so where a part stands outside of Tabs. */
const ChoiceContext = createContext<Choice>({ selected: '', select: () => {} });

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The `value` of the selected tab, when the parent keeps it. */
  value?: string;
  /** The `value` of the tab selected at first, when Tabs keeps it. One of the two is needed. */
  defaultValue?: string;
  /** Called with the `value` of the tab that is now to be selected. */
  onValueChange?: (value: string) => void;
  /**
   * Whether the arrow keys select a tab or only move to it, for Enter or Space to select. `manual`
   * is for panels that take a moment to load. @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
  /** Where the tabs stand: above the panel or beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Views of one thing, of which one is shown at a time.
 *
 * The others stay in the page: find-in-page and links to an `id` inside them select their tab.
 * Where scripts are off, all are shown.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  orientation = 'horizontal',
  className,
  dir,
  children,
  ...rest
}: TabsProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const asked = useRef<string>(undefined);
  const selected = value ?? ownValue;
  if (selected === undefined)
    throw new Error('Tabs has nothing to show: give it a value or defaultValue.');

  const select = (next: string) => {
    // Radix tells of one press twice, of the focus and of the press.
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
        // Radix makes ids of the values, and an id cannot have a space.
        value={encodeURIComponent(selected)}
        onValueChange={(next) => select(decodeURIComponent(next))}
        activationMode={activation}
        orientation={orientation}
        dir={direction}
      >
        {/* The direction is that of the text, which Radix does not look at. */}
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
  /** Names the group of tabs: what they are views of. */
  label: string;
}

/** Holds the tabs. In a narrow place it scrolls sideways. */
export function TabList({ label, className, style, children, ...rest }: TabListProps) {
  const choice = use(ChoiceContext);
  // Read from the elements, so that the server has it, too. A text has no props.
  const elements = Children.toArray(children) as { props?: Partial<TabProps> }[];
  const enabled = elements.flatMap(({ props }) => (props?.disabled ? [] : props?.value));
  // Where a component of the page's own holds a tab, the list of Radix takes the focus and passes it on.
  const known = !enabled.includes(undefined);
  const stop = known && !enabled.includes(choice.selected) ? enabled[0] : choice.selected;
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all tabs change with it
    <ChoiceContext value={{ ...choice, stop }}>
      <Radix.List
        {...rest}
        {...(known && { tabIndex: undefined })}
        className={clsx('rp-Tabs-list', className)}
        // Without the inline style of Radix, which a strict policy refuses.
        style={{ outline: undefined, ...style }}
        aria-label={label}
      >
        {children}
      </Radix.List>
    </ChoiceContext>
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'id' | 'type'> {
  /** Names the tab and its panel. */
  value: string;
  /** Cannot be selected; the keys pass over it. @default false */
  disabled?: boolean;
}

/** Selects the panel of the same `value`. A word or two. */
export function Tab({ value, className, onClick, onKeyDown, children, ...rest }: TabProps) {
  const { select, stop } = use(ChoiceContext);
  return (
    <Radix.Trigger
      {...rest}
      asChild
      value={encodeURIComponent(value)}
      tabIndex={value === stop ? 0 : -1}
      // Radix listens for a press of the mouse and of keys, which assistive technology may not send.
      onClick={(event) => {
        onClick?.(event);
        select(value);
      }}
      onKeyDown={onKeyDown}
    >
      <TabButton className={clsx('rp-Tabs-tab', className)} ownKeyDown={onKeyDown}>
        {children}
      </TabButton>
    </Radix.Trigger>
  );
}

interface TabButtonProps extends ComponentProps<'button'> {
  /** The caller's own handler, without that of Radix. */
  ownKeyDown: ComponentProps<'button'>['onKeyDown'];
}

/** Keeps Page up and Page down from Radix: they scroll the page. */
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

/** What the tab of the same `value` shows. */
export function TabPanel({ value, className, style, children, ...rest }: TabPanelProps) {
  const { selected, select } = use(ChoiceContext);
  const active = value === selected;
  const ref = useFindable(active, () => select(value));
  return (
    <Radix.Content
      {...rest}
      className={clsx('rp-Tabs-panel', className)}
      value={encodeURIComponent(value)}
      tabIndex={active ? 0 : -1}
      asChild
      forceMount
    >
      {/* Without the inline style of Radix, which a strict policy refuses. */}
      <div ref={ref} style={{ animationDuration: undefined, ...style }}>
        {children}
      </div>
    </Radix.Content>
  );
}
