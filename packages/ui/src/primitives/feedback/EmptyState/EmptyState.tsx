import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../../lib/content.ts';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** Why it is empty, and what will change that. */
  text?: ReactNode;
  /** The one thing to do next: a `Button` or a `Link`. @default nothing */
  children?: ReactNode;
  /** A picture above the heading. It is decorative, so it is hidden from assistive technology. */
  picture?: ReactNode;
  /** Level of the heading in the page outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** Takes the place of an empty list and says how to get started. */
export function EmptyState({
  title,
  text,
  children,
  picture,
  headingLevel = 3,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={clsx('rp-EmptyState', className)}>
      {picture && (
        <div className="rp-EmptyState-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading headingLevel={headingLevel} size="xl">
        {title}
      </Heading>
      {text && (
        <Text className="rp-EmptyState-text" tone="quiet">
          {text}
        </Text>
      )}
      {children && <div className="rp-EmptyState-action">{children}</div>}
    </div>
  );
}
