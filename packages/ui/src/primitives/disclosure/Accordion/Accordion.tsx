'use client';
import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { HeadingLevel } from '../../../lib/content.ts';
import { Findable, useFindable } from '../../../lib/use-findable.ts';

interface Group {
  headingLevel: HeadingLevel;
  /** Opens the item if it is closed. */
  reveal: (value: string) => void;
}

/** Radix throws for an item outside an Accordion, so the default is never used. */
const GroupContext = createContext<Group>({ headingLevel: 3, reveal: () => {} });

const none: readonly string[] = [];

/** The open items. Apart from the group, so that a toggle renders no item again, only the panels. */
const OpenContext = createContext(none);

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Whether several items can be open at once. Both types allow none. @default 'multiple' */
  type?: 'multiple' | 'single';
  /** The `value` of each open item (controlled). */
  value?: readonly string[];
  /** The `value` of each item that is open initially (uncontrolled). @default [] */
  defaultValue?: readonly string[];
  /** Called with the `value` of each item that should now be open. */
  onValueChange?: (value: string[]) => void;
  /** The heading level of the titles: one below the heading above. @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * A list of titles, each of which opens and closes the text below it.
 *
 * Closed text stays in the page for search engines and find-in-page, and is visible with scripts
 * off. Finding it, or following a link to the `id` of an item, opens the item.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({
  type = 'multiple',
  value,
  defaultValue = none,
  onValueChange,
  headingLevel = 3,
  className,
  dir,
  onKeyDown,
  children,
  ...rest
}: AccordionProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const open = value ?? ownValue;

  const change = (next: string[]) => {
    // Radix appends the new item to the open ones.
    const kept = type === 'single' ? next.slice(open.length) : next;
    setOwnValue(kept);
    onValueChange?.(kept);
  };
  const latest = useRef<Group['reveal']>(() => {});
  useLayoutEffect(() => {
    latest.current = (item) => {
      if (!open.includes(item)) change([...open, item]);
    };
  });
  const group = useMemo<Group>(
    () => ({ headingLevel, reveal: (item) => latest.current(item) }),
    [headingLevel],
  );

  return (
    <GroupContext value={group}>
      <OpenContext value={open}>
        {/* Always `multiple`: for `single`, Radix uses a string instead of a list. */}
        <Radix.Root
          {...rest}
          asChild
          type="multiple"
          value={[...open]}
          onValueChange={change}
          onKeyDown={onKeyDown}
        >
          <Root className={clsx('rp-Accordion', className)} dir={dir} ownKeyDown={onKeyDown}>
            {children}
          </Root>
        </Radix.Root>
      </OpenContext>
    </GroupContext>
  );
}

interface RootProps extends ComponentProps<'div'> {
  /** The caller's handler, without Radix's. */
  ownKeyDown: ComponentProps<'div'>['onKeyDown'];
}

/** Hides the browser's shortcuts from Radix, such as Ctrl+End to the end of the page. */
function Root({ ownKeyDown, onKeyDown, ...rest }: RootProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons inside
    <div
      {...rest}
      onKeyDown={(event) => {
        const { altKey, ctrlKey, metaKey } = event;
        (altKey || ctrlKey || metaKey ? ownKeyDown : onKeyDown)?.(event);
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
  /** The title cannot be pressed. Find-in-page and links still open the item. @default false */
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
  const { headingLevel, reveal } = use(GroupContext);
  const id = useId();

  const Title = `h${headingLevel}` as const;
  return (
    <Radix.Item
      {...rest}
      value={value}
      disabled={disabled}
      className={clsx('rp-Accordion-item', className)}
    >
      {/* Not Radix's Header and Content: all that they would add here is left out again. */}
      <Title className="rp-Accordion-title">
        {/* Radix sets `aria-controls` only while the item is open. */}
        <Radix.Trigger className="rp-Accordion-trigger" aria-controls={id}>
          <span>{title}</span>
          <svg
            className="rp-Accordion-icon"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="m3 6 5 5 5-5" />
          </svg>
        </Radix.Trigger>
      </Title>
      <Panel id={id} value={value} reveal={() => reveal(value)}>
        {children}
      </Panel>
    </Radix.Item>
  );
}

const itemOf = (panel: HTMLElement) => panel.parentElement;

interface PanelProps {
  id: string;
  value: string;
  reveal: () => void;
  children: ReactNode;
}

/** The text, which is in the page whether open or closed. */
function Panel({ id, value, reveal, children }: PanelProps) {
  // Radix never opens an item without a value.
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
