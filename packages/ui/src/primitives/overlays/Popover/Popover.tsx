'use client';
import * as Radix from 'radix-ui/popover';
import { clsx } from 'clsx';
import { use, type ComponentProps, type ReactNode } from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import { useLayer, type BesideProps } from '../../../lib/use-layer.ts';
import {
  OpenContext,
  useOpen,
  type OpenButtonProps,
  type OpenProps,
} from '../../../lib/use-open.ts';
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
export function Popover({ children, ...rest }: PopoverProps) {
  const opening = useOpen(rest);
  return (
    <OpenContext value={opening}>
      <Radix.Root open={opening.open} onOpenChange={opening.setOpen}>
        {children}
      </Radix.Root>
    </OpenContext>
  );
}

export interface PopoverTriggerProps extends OpenButtonProps {}

/** The button that opens and closes the popover: a plain one, or with `asChild` a Button. */
export function PopoverTrigger({ onClick, ...rest }: PopoverTriggerProps) {
  const { by } = use(OpenContext);
  return <Radix.Trigger {...rest} onClick={by('trigger-press', onClick)} />;
}

export interface PopoverCloseProps extends OpenButtonProps {}

/** The button that closes the popover: a plain one, or with `asChild` a Button. */
export function PopoverClose({ onClick, ...rest }: PopoverCloseProps) {
  const { by } = use(OpenContext);
  return <Radix.Close type="button" {...rest} onClick={by('close-press', onClick)} />;
}

export interface PopoverContentProps
  extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'id'>, BesideProps {
  /** Names the popover. */
  title: ReactNode;
  /** One or two sentences, read out with the title. */
  text?: ReactNode;
  /** Shows a close button in its corner. @default true */
  closeButton?: boolean;
  /** Names the close button. @default 'Close' */
  closeLabel?: string;
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
  style,
  children,
  ...rest
}: PopoverContentProps) {
  const words = useWords('Popover', popoverWords, { closeLabel });
  const layer = useLayer(rest);
  const room = { '--rp-popover-room': 'var(--radix-popover-content-available-height)' };
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        {...layer}
        className={clsx('rp-Popover', className)}
        align={align}
        side={side}
        style={{ ...room, ...style }}
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
