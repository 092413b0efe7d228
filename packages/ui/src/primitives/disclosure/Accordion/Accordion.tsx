'use client';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { HeadingLevel } from '../../../lib/content.ts';
import { useFindable } from '../../../lib/use-findable.ts';

interface Group {
  headingLevel: HeadingLevel;
  open: readonly string[];
  setOpen: (value: string, open: boolean) => void;
}

const GroupContext = createContext<Group | null>(null);

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
  onKeyDown,
  ...rest
}: AccordionProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const open = value ?? ownValue;

  const setOpen: Group['setOpen'] = (item, opening) => {
    const kept = type === 'single' && opening ? [] : open.filter((other) => other !== item);
    const next = opening ? [...kept, item] : kept;
    setOwnValue(next);
    onValueChange?.(next);
  };

  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- all items change with it
    <GroupContext value={{ headingLevel, open, setOpen }}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons inside */}
      <div
        {...rest}
        className={clsx('rp-Accordion', className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          moveFocus(event);
        }}
      />
    </GroupContext>
  );
}

/** The arrow keys, Home and End between the titles of one accordion; those of a nested one are its own. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: root, target, key, altKey, ctrlKey, metaKey } = event;
  // With these the keys are the browser's: to the end of the page.
  if (altKey || ctrlKey || metaKey) return;
  const triggers = [
    ...root.querySelectorAll<HTMLButtonElement>('.rp-Accordion-trigger:enabled'),
  ].filter((trigger) => trigger.closest('.rp-Accordion') === root);
  const from = triggers.indexOf(target as HTMLButtonElement);
  if (from < 0 || event.defaultPrevented) return;
  const to = { ArrowDown: (from + 1) % triggers.length, ArrowUp: from - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  triggers.at(to)?.focus();
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
  const group = use(GroupContext);
  const id = useId();
  if (!group)
    throw new Error('AccordionItem stands outside an Accordion, which opens it: wrap it in one.');

  const open = group.open.includes(value);
  const state = open ? 'open' : 'closed';
  const Title = `h${group.headingLevel}` as const;
  useFindable(
    id,
    open,
    () => {
      if (!open) group.setOpen(value, true);
    },
    (content) => content.parentElement,
  );

  return (
    <div {...rest} className={clsx('rp-Accordion-item', className)} data-state={state}>
      <Title className="rp-Accordion-title">
        <button
          className="rp-Accordion-trigger"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          disabled={disabled}
          onClick={() => group.setOpen(value, !open)}
        >
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
        </button>
      </Title>
      {/* No `region`: one for each of ten questions is a crowd of landmarks. */}
      <div className="rp-Accordion-panel" id={id} data-state={state}>
        <div className="rp-Accordion-text">{children}</div>
      </div>
    </div>
  );
}
