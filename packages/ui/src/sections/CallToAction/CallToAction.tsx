'use client';
import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import type { Accent, ActionContent, HeadingLevel, Surface } from '../../lib/content.ts';
import { useLinkComponent } from '../../lib/link.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface CallToActionContent {
  title: string;
  text?: string;
  actions: ActionContent[];
}

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  content: CallToActionContent;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** @default that of the surroundings */
  accent?: Accent;
  /** @default 'ink' */
  surface?: Surface;
}

/** The one loud band of a page: what to do next. */
export function CallToAction({
  content,
  headingLevel = 2,
  accent,
  surface = 'ink',
  className,
  ...rest
}: CallToActionProps) {
  const Link = useLinkComponent();
  const titleId = useId();
  const { title, text, actions } = content;

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-CallToAction', className)}
      data-accent={accent}
      data-surface={surface}
    >
      <Container className="rp-CallToAction-words">
        <Heading id={titleId} className="rp-CallToAction-title" level={headingLevel} size="4xl">
          {title}
        </Heading>
        {text && (
          <Text className="rp-CallToAction-text" size="lg" tone="quiet">
            {text}
          </Text>
        )}
        <Inline className="rp-CallToAction-actions">
          {actions.map(({ label, href, variant }, index) => {
            // A place in this page is the browser's own affair, not the router's.
            const Tag = href.startsWith('#') ? 'a' : Link;
            return (
              <Button
                key={href + label}
                size="lg"
                variant={variant ?? (index ? 'outline' : 'solid')}
                asChild
              >
                <Tag href={href}>{label}</Tag>
              </Button>
            );
          })}
        </Inline>
      </Container>
    </section>
  );
}
