import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Accent, ActionContent, HeadingLevel, Surface } from '../../lib/content.ts';
import { Actions } from '../../primitives/Actions/Actions.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface HeroContent {
  /** A word or two above the title. */
  eyebrow?: string;
  title: string;
  text?: string;
  actions?: ActionContent[];
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  content: HeroContent;
  /** A picture: beside the words where there is room, else below them. Without one, the words take the width. */
  art?: ReactNode;
  /** @default 1 */
  headingLevel?: HeadingLevel;
  /** @default that of the surroundings */
  accent?: Accent;
  /** @default that of the surroundings */
  surface?: Surface;
}

/** Opens a page: what it is for, in very few and very large words. */
export function Hero({
  content,
  art,
  headingLevel = 1,
  accent,
  surface,
  className,
  ...rest
}: HeroProps) {
  const titleId = useId();
  const { eyebrow, title, text, actions = [] } = content;

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-Hero', className)}
      data-accent={accent}
      data-surface={surface}
      data-art={art ? true : undefined}
    >
      <Container className="rp-Hero-grid">
        <div className="rp-Hero-words">
          {eyebrow && (
            <Text className="rp-Hero-eyebrow" size="sm" weight="semibold" tone="accent">
              {eyebrow}
            </Text>
          )}
          <Heading id={titleId} className="rp-Hero-title" level={headingLevel} size="display">
            {title}
          </Heading>
          {text && (
            <Text className="rp-Hero-text" size="xl" tone="quiet">
              {text}
            </Text>
          )}
          {actions.length > 0 && <Actions className="rp-Hero-actions" actions={actions} />}
        </div>
        {art && <div className="rp-Hero-art">{art}</div>}
      </Container>
    </section>
  );
}
