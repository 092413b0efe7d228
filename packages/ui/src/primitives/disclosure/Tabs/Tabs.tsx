'use client';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { useFindable } from '../../../lib/use-findable.ts';

interface Choice {
  activation: 'automatic' | 'manual';
  orientation: 'horizontal' | 'vertical';
  selected: string;
  select: (value: string) => void;
  ids: (value: string) => { tab: string; panel: string };
}

const ChoiceContext = createContext<Choice | null>(null);

function useChoice(part: string): Choice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error(`${part} stands outside Tabs, which selects it: wrap it in Tabs.`);
  return choice;
}

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
  children,
  ...rest
}: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const selected = value ?? ownValue;
  if (selected === undefined)
    throw new Error(
      'Tabs has no tab selected, so the keyboard cannot reach it: give it a value or defaultValue.',
    );

  const choice: Choice = {
    activation,
    orientation,
    selected,
    select: (next) => {
      if (next === selected) return;
      setOwnValue(next);
      onValueChange?.(next);
    },
    // A space would part an id in two where others refer to it.
    ids: (tab) => {
      const name = tab.replaceAll(/\s/g, '_');
      return { tab: `${id}-tab-${name}`, panel: `${id}-panel-${name}` };
    },
  };

  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all tabs change with it
    <ChoiceContext value={choice}>
      <div {...rest} className={clsx('rp-Tabs', className)}>
        <div className="rp-Tabs-layout" data-orientation={orientation}>
          {children}
        </div>
      </div>
    </ChoiceContext>
  );
}

export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the group of tabs: what they are views of. */
  label: string;
}

/** Holds the tabs. In a narrow place it scrolls sideways. */
export function TabList({ label, className, onKeyDown, ...rest }: TabListProps) {
  const { activation, orientation } = useChoice('TabList');

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { currentTarget: list, key, altKey, ctrlKey, metaKey } = event;
    // With these the arrows are the browser's: back, forward, to the end.
    if (altKey || ctrlKey || metaKey) return;
    const tabs = [...list.querySelectorAll<HTMLButtonElement>('.rp-Tabs-tab:enabled')];
    const from = tabs.indexOf(event.target as HTMLButtonElement);
    if (from < 0 || event.defaultPrevented) return;
    const next = (from + 1) % tabs.length;
    const rightToLeft = getComputedStyle(list).direction === 'rtl';
    const moves: Record<string, number> = {
      Home: 0,
      End: -1,
      ...(orientation === 'vertical'
        ? { ArrowDown: next, ArrowUp: from - 1 }
        : {
            [rightToLeft ? 'ArrowLeft' : 'ArrowRight']: next,
            [rightToLeft ? 'ArrowRight' : 'ArrowLeft']: from - 1,
          }),
    };
    const to = moves[key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs.at(to);
    tab?.focus();
    if (activation === 'automatic') tab?.click();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus
    <div
      {...rest}
      className={clsx('rp-Tabs-list', className)}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      onKeyDown={moveFocus}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'id' | 'type'> {
  /** Names the tab and its panel. */
  value: string;
  /** Cannot be selected; the keys pass over it. @default false */
  disabled?: boolean;
}

/** Selects the panel of the same `value`. A word or two. */
export function Tab({ value, className, onClick, ...rest }: TabProps) {
  const { selected, select, ids } = useChoice('Tab');
  const active = value === selected;
  return (
    <button
      {...rest}
      className={clsx('rp-Tabs-tab', className)}
      type="button"
      role="tab"
      id={ids(value).tab}
      aria-selected={active}
      aria-controls={ids(value).panel}
      tabIndex={active ? 0 : -1}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) select(value);
      }}
    />
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The `value` of the tab that shows it. */
  value: string;
}

/** What the tab of the same `value` shows. */
export function TabPanel({ value, className, ...rest }: TabPanelProps) {
  const { selected, select, ids } = useChoice('TabPanel');
  const active = value === selected;
  const id = ids(value).panel;
  useFindable(id, active, () => select(value));
  return (
    <div
      {...rest}
      className={clsx('rp-Tabs-panel', className)}
      role="tabpanel"
      id={id}
      aria-labelledby={ids(value).tab}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the ARIA pattern has it
      tabIndex={active ? 0 : -1}
      data-state={active ? 'active' : 'inactive'}
    />
  );
}
