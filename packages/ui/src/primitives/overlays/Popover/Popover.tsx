'use client';
import * as Radix from 'radix-ui/popover';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import {
  layerProps,
  type BesideProps,
  type FocusLayerProps,
  type OpenButtonProps,
  type OpenProps,
} from '../../../lib/layer.ts';
import { useWords } from '../../../lib/words.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { popoverWords } from './Popover.words.ts';

export interface PopoverProps extends OpenProps {
  /** A PopoverTrigger and a PopoverContent. */
  children: ReactNode;
}

/**
 * A small box beside the button that opens it, for a few controls or a few sentences. The page
 * behind stays usable.
 *
 * Focus moves into the popover, and back to the button when it closes. Escape and a click outside
 * close it.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#dialog
 */
export function Popover(props: PopoverProps) {
  return <Radix.Root {...props} />;
}

export interface PopoverTriggerProps extends OpenButtonProps {}

/** The button that opens and closes the popover: a plain one, or with `asChild` a Button. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <Radix.Trigger {...props} />;
}

export interface PopoverCloseProps extends OpenButtonProps {}

/** The button that closes the popover: a plain one, or with `asChild` a Button. */
export function PopoverClose(props: PopoverCloseProps) {
  return <Radix.Close {...props} />;
}

export interface PopoverContentProps
  extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'id'>, FocusLayerProps, BesideProps {
  /** Names the popover. */
  title: ReactNode;
  /** One or two sentences, read out with the title. */
  text?: ReactNode;
  /** Shows a close button in its corner. @default true */
  closeButton?: boolean | undefined;
  /** Names the close button. @default 'Close' */
  closeLabel?: string | undefined;
}

/** The box of the popover, with its title and a close button. */
export function PopoverContent({
  title,
  text,
  closeButton = true,
  closeLabel,
  align = 'start',
  side = 'bottom',
  container,
  className,
  children,
  ...rest
}: PopoverContentProps) {
  const words = useWords('Popover', popoverWords, { closeLabel });
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        {...layerProps(rest)}
        className={clsx('rp-Popover', className)}
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
      >
        <div className="rp-Popover-head">
          <Radix.Title asChild>
            <Heading headingLevel={2} size="md">
              {title}
            </Heading>
          </Radix.Title>
          {text && (
            <Radix.Description asChild>
              <Text size="sm" tone="quiet">
                {text}
              </Text>
            </Radix.Description>
          )}
        </div>
        {wrapText(children)}
        {closeButton && (
          <PopoverClose asChild>
            <IconButton
              className="rp-Popover-close"
              size="sm"
              label={words.closeLabel}
              icon={<Cross />}
            />
          </PopoverClose>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
