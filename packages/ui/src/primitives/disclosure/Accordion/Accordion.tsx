'use client';
import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { createContext, use, useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { HeadingLevel } from '../../../lib/content.ts';
import { useFindable } from '../../../lib/use-findable.ts';

interface Group {
  headingLevel: HeadingLevel;
  /** Opens the item, if it is closed. */
  reveal: (value: string) => void;
}

/** Radix says so where an item stands outside of an Accordion. */
const GroupContext = createContext<Group>({ headingLevel: 3, reveal: () => {} });

const none: readonly string[] = [];

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Whether several items may be open at once. In either, all may be closed. @default 'multiple' */
  type?: 'multiple' | 'single';
  /** The `value` of each open item, when the parent keeps it. */
  value?: readonly string[];
  /** The `value` of each item open at first, when the accordion keeps it. @default [] */
  defaultValue?: readonly string[];
  /** Called with the `value` of each item that is now to be open. */
  onValueChange?: (value: string[]) => void;
  /** Rank of the items' titles in the outline of the page; one below the heading above. @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * Titles that each open and close the text below them.
 *
 * Closed text stays in the page: search engines and find-in-page read it, and so does everyone
 * where scripts are off. Finding it, or following a link to the `id` of an item, opens the item.
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
    // What one had open comes first in what one is to have open.
    const kept = type === 'single' ? next.slice(open.length) : next;
    setOwnValue(kept);
    onValueChange?.(kept);
  };
  const reveal: Group['reveal'] = (item) => {
    if (!open.includes(item)) change([...open, item]);
  };

  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all items change with it
    <GroupContext value={{ headingLevel, reveal }}>
      {/* `multiple` in either case: for `single`, Radix keeps a string in place of a list. */}
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
    </GroupContext>
  );
}
interface RootProps extends ComponentProps<'div'> {
  /** The caller's own handler, without that of Radix. */
  ownKeyDown: ComponentProps<'div'>['onKeyDown'];
}

/** Keeps from Radix the keys that the browser has a use for, such as Ctrl+End to the end of the page. */
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
  /** Names the item in `value` and `defaultValue`. Once in an accordion. */
  value: string;
  /** What stands on the button, in a heading. No other controls in it. */
  title: ReactNode;
  /** Makes the item a place to link to: `#id` opens it. */
  id?: string;
  /** The title cannot be pressed; finding its text or following a link to it still opens it, open or closed. @default false */
  disabled?: boolean;
}

/** One title of an Accordion and, as children, the text that it opens. */
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
      <Radix.Header asChild>
        <Title className="rp-Accordion-title">
          {/* Radix names the text only while it is open. */}
          <Radix.Trigger className="rp-Accordion-trigger" aria-controls={id}>
            {title}
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
      </Radix.Header>
      <Radix.Content asChild forceMount>
        <Panel id={id} reveal={() => reveal(value)}>
          {children}
        </Panel>
      </Radix.Content>
    </Radix.Item>
  );
}

const itemOf = (panel: HTMLElement) => panel.parentElement;

interface PanelProps {
  id: string;
  reveal: () => void;
  /** From Radix. */
  'data-state'?: 'open' | 'closed';
  children: ReactNode;
}

/**
 * The text, in the page whether open or closed. Leaves out what else Radix gives: `style` and `ref`,
 * with which it would write inline styles and stop the transition, and the role `region`, because
 * ten answers would be a crowd of landmarks.
 */
function Panel({ id, reveal, 'data-state': state, children }: PanelProps) {
  const ref = useFindable(state === 'open', reveal, itemOf);
  return (
    <div ref={ref} className="rp-Accordion-panel" id={id} data-state={state}>
      <div className="rp-Accordion-text">{children}</div>
    </div>
  );
}
