'use client';
import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { HeadingLevel } from '../../../lib/content.ts';
import { Findable, useFindable } from '../../../lib/findable.tsx';

/** Radix throws for an item outside an Accordion, so the default is never used. */
const LevelContext = createContext<HeadingLevel>(3);

interface AccordionBaseProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The heading level of the titles: one below the heading above. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

export interface AccordionMultipleProps extends AccordionBaseProps {
  /** Whether several items can be open at once. Both types allow none. @default 'multiple' */
  type?: 'multiple' | undefined;
  /** The `value` of each open item (controlled). With `single`, the `value` of the open item. */
  value?: readonly string[] | undefined;
  /** The `value` of each item that is open initially (uncontrolled). @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the `value` of each item that should now be open. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

export interface AccordionSingleProps extends AccordionBaseProps {
  /** Opening one item closes the other. */
  type: 'single';
  /** The `value` of the open item, or `''` (controlled). */
  value?: string | undefined;
  /** The `value` of the item that is open initially (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the `value` of the item that should now be open, or `''`. */
  onValueChange?: ((value: string) => void) | undefined;
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
  type = 'multiple',
  value,
  defaultValue = type === 'single' ? '' : [],
  onValueChange,
  headingLevel = 3,
  dir,
  children,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControllableState<string | string[]>({
    prop: value as string | string[] | undefined,
    defaultProp: defaultValue as string | string[],
    onChange: onValueChange as (open: string | string[]) => void,
  });
  const root = useFindable(
    (item) => setOpen((now) => (typeof now === 'string' ? item : [...now, item])),
    '.rp-Accordion-item',
  );

  const state = {
    type,
    value: open,
    onValueChange: setOpen,
    collapsible: type === 'single' || undefined,
    // Types cannot follow that `type` decides what the value is.
  } as Radix.AccordionMultipleProps;
  return (
    <LevelContext value={headingLevel}>
      <Radix.Root {...rest} {...state} asChild>
        {/* Radix merges the props, except `dir`, which it does not pass on. */}
        <div ref={root} className="rp-Accordion" dir={dir}>
          {children}
        </div>
      </Radix.Root>
    </LevelContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Identifies the item in `value` and `defaultValue`. Unique within the accordion. */
  value: string;
  /** The text of the button, which is in a heading. It must contain no other controls. */
  title: ReactNode;
  /** Makes the item a link target: `#id` opens it. */
  id?: string | undefined;
  /**
   * Whether the title ignores presses. Find-in-page and links still open the item. @default false
   */
  disabled?: boolean | undefined;
}

/** One title of an Accordion, with the text that it opens as children. */
export function AccordionItem({ value, title, className, children, ...rest }: AccordionItemProps) {
  const Title = `h${use(LevelContext)}` as const;
  const id = useId();
  return (
    <Radix.Item {...rest} value={value} className={clsx('rp-Accordion-item', className)}>
      <Radix.Header asChild>
        <Title className="rp-Accordion-title">
          {/* Radix sets `aria-controls` only while the item is open. */}
          <Radix.Trigger className="rp-Accordion-trigger" aria-controls={id}>
            <span>{title}</span>
            <svg className="rp-Accordion-icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 6 5 5 5-5" />
            </svg>
          </Radix.Trigger>
        </Title>
      </Radix.Header>
      {/* Not a region: ten of them would bury the landmarks that matter. */}
      <Radix.Content id={id} role={undefined} aria-labelledby={undefined} forceMount asChild>
        <Findable value={value} className="rp-Accordion-panel">
          <div className="rp-Accordion-text">{children}</div>
        </Findable>
      </Radix.Content>
    </Radix.Item>
  );
}
