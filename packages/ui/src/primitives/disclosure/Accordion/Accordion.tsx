'use client';
import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import type { HeadingLevel } from '../../../lib/content.ts';
import { useChange, type Change, type OnChange } from '../../../lib/use-change.ts';
import { Findable, useFindable } from '../../../lib/use-findable.ts';

/** Radix throws for an item outside an Accordion, so the defaults are never used. */
const LevelContext = createContext<HeadingLevel>(3);

/** Opens or closes an item. A ref, so that a change does not render every item again. */
const ToggleContext = createContext<RefObject<Change<string>>>({ current: () => {} });

/** The open items. */
const OpenContext = createContext<readonly string[]>([]);

interface AccordionBaseProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The heading level of the titles: one below the heading above. @default 3 */
  headingLevel?: HeadingLevel;
}

export interface AccordionMultipleProps extends AccordionBaseProps {
  /** Whether several items can be open at once. Both types allow none. @default 'multiple' */
  type?: 'multiple';
  /** The `value` of each open item (controlled). With `single`, the `value` of the open item. */
  value?: readonly string[];
  /** The `value` of each item that is open initially (uncontrolled). @default [] */
  defaultValue?: readonly string[];
  /** Called with the `value` of each item that should now be open. */
  onValueChange?: (value: string[], details: ChangeDetails) => void;
}

export interface AccordionSingleProps extends AccordionBaseProps {
  /** Opening one item closes the other. */
  type: 'single';
  /** The `value` of the open item, or `''` (controlled). */
  value?: string;
  /** The `value` of the item that is open initially (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with the `value` of the item that should now be open, or `''`. */
  onValueChange?: (value: string, details: ChangeDetails) => void;
}

export type AccordionProps = AccordionMultipleProps | AccordionSingleProps;

/**
 * A list of titles, each of which opens and closes the text below it.
 *
 * Closed text stays in the page for search engines and find-in-page, and is visible with scripts
 * off. Finding it, or following a link to the `id` of an item, opens the item.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({
  type,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 3,
  className,
  dir,
  onKeyDown,
  children,
  ...rest
}: AccordionProps) {
  const single = type === 'single';
  const [open, change] = useChange<string | readonly string[]>(
    value,
    defaultValue ?? (single ? '' : []),
    onValueChange as OnChange<string | readonly string[]>,
  );
  const list = [open].flat();
  const toggle = useRef<Change<string>>(() => {});
  useLayoutEffect(() => {
    toggle.current = (item, reason, event) => {
      const next = list.filter((each) => !single && each !== item);
      // Find-in-page may find the item again before React renders it as open.
      if (reason === 'find' || !list.includes(item)) next.push(item);
      change(single ? (next[0] ?? '') : next, reason, event);
    };
  });

  return (
    <LevelContext value={headingLevel}>
      <ToggleContext value={toggle}>
        <OpenContext value={list}>
          {/* Radix has the ARIA and the arrow keys. The kit handles presses to report the event. */}
          <Radix.Root {...rest} asChild type="multiple" value={list}>
            <Root className={clsx('rp-Accordion', className)} dir={dir} ownKeyDown={onKeyDown}>
              {children}
            </Root>
          </Radix.Root>
        </OpenContext>
      </ToggleContext>
    </LevelContext>
  );
}

interface RootProps extends ComponentProps<'div'> {
  /** The caller's handler; `onKeyDown` is Radix's. */
  ownKeyDown: ComponentProps<'div'>['onKeyDown'];
}

/** Hides the browser's shortcuts from Radix, such as Ctrl+End to the end of the page. */
function Root({ ownKeyDown, onKeyDown, ...rest }: RootProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the buttons inside
    <div
      {...rest}
      onKeyDown={(event) => {
        ownKeyDown?.(event);
        if (!event.altKey && !event.ctrlKey && !event.metaKey) onKeyDown?.(event);
      }}
    />
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Identifies the item in `value` and `defaultValue`. Unique within the accordion. */
  value: string;
  /** The text of the button, which is in a heading. It must contain no other controls. */
  title: ReactNode;
  /** Makes the item a link target: `#id` opens it. */
  id?: string;
  /**
   * Whether the title ignores presses. Find-in-page and links still open the item. @default false
   */
  disabled?: boolean;
}

/** One title of an Accordion, with the text that it opens as children. */
export function AccordionItem({
  value,
  title,
  disabled = false,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const toggle = use(ToggleContext);
  const id = useId();

  const Title = `h${use(LevelContext)}` as const;
  return (
    <Radix.Item
      {...rest}
      value={value}
      disabled={disabled}
      className={clsx('rp-Accordion-item', className)}
    >
      {/* Replaces Radix's Header and Content, which add nothing that is needed here. */}
      <Title className="rp-Accordion-title">
        {/* Radix sets `aria-controls` only while the item is open. */}
        <Radix.Trigger
          className="rp-Accordion-trigger"
          aria-controls={id}
          onClick={(event) => toggle.current(value, 'trigger-press', event.nativeEvent)}
        >
          <span>{title}</span>
          <svg className="rp-Accordion-icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 6 5 5 5-5" />
          </svg>
        </Radix.Trigger>
      </Title>
      <Panel id={id} value={value} reveal={() => toggle.current(value, 'find')}>
        {children}
      </Panel>
    </Radix.Item>
  );
}

const itemOf = (panel: HTMLElement) => panel.parentElement as Element;

interface PanelProps {
  id: string;
  value: string;
  reveal: () => void;
  children: ReactNode;
}

/** The text, which is in the page whether open or closed. */
function Panel({ id, value, reveal, children }: PanelProps) {
  // Radix never opens an item whose value is empty.
  const open = use(OpenContext).includes(value) && value !== '';
  const findable = useFindable(open, reveal, itemOf);
  return (
    <Findable
      {...findable}
      className="rp-Accordion-panel"
      id={id}
      data-state={open ? 'open' : 'closed'}
    >
      <div className="rp-Accordion-text">{children}</div>
    </Findable>
  );
}
