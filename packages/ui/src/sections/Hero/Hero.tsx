import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface HeroContent extends IntroContent {
  /** One or two links, buttons or nodes. @default none */
  actions?: ActionContent[] | undefined;
  /** Two to four figures that support the message. @default none */
  stats?: { value: ReactNode; label: ReactNode }[] | undefined;
}

export interface HeroProps extends Omit<SectionBaseProps<HeroContent>, 'headingLevel' | 'padding'> {
  /**
   * A picture: beside the text in a wide container, otherwise below it. An `svg` or an `img` fills
   * its box; a `div` keeps its own height. Without a picture, the words are centered. @default none
   */
  picture?: ReactNode;
  /** Content of your own below the text and the actions, such as a form. @default nothing */
  children?: ReactNode;
  /**
   * `split` gives the picture half of the band, up to its edges. `compact` takes up less height,
   * for pages that people visit for the content below: help, legal texts, lists. @default 'open'
   */
  layout?: 'open' | 'split' | 'compact' | undefined;
  /**
   * Horizontal alignment of the words.
   * @default 'start' beside a picture and in a `compact` one, else 'center'
   */
  align?: 'start' | 'center' | undefined;
  /** Heading level of the title. @default 1 */
  headingLevel?: SectionBaseProps<HeroContent>['headingLevel'] | undefined;
}

/** Opens a page and says what it is for, in a few very large words. */
export function Hero({
  content,
  picture,
  layout = 'open',
  align = picture || layout === 'compact' ? 'start' : 'center',
  headingLevel = 1,
  className,
  children,
  ...rest
}: HeroProps) {
  const titleId = useId();
  const { eyebrow, title, text, actions = [], stats = [] } = content;
  const frame = picture && <div className="rp-Hero-art">{picture}</div>;
  const split = layout === 'split';

  return (
    <Section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-Hero', className)}
      padding="none"
      data-layout={layout}
      data-align={align}
      data-art={picture ? true : undefined}
    >
      <Container className="rp-Hero-grid">
        <div className="rp-Hero-words">
          <div>
            {eyebrow && (
              <Text className="rp-Hero-eyebrow" size="sm" weight="semibold" tone="accent">
                {eyebrow}
              </Text>
            )}
            <Heading
              id={titleId}
              className="rp-Hero-title"
              headingLevel={headingLevel}
              size={layout === 'compact' ? '4xl' : 'display'}
            >
              {title}
            </Heading>
          </div>
          <div>
            {text && (
              <Text className="rp-Hero-text" size="xl" tone="quiet">
                {text}
              </Text>
            )}
            {actions.length > 0 && <Actions className="rp-Hero-actions" actions={actions} />}
            {children && <div className="rp-Hero-more">{children}</div>}
            {stats.length > 0 && <Figures stats={stats} />}
          </div>
        </div>
        {!split && frame}
      </Container>
      {split && frame}
    </Section>
  );
}

/** Figures below the words. */
const Figures = ({ stats }: { stats: NonNullable<HeroContent['stats']> }) => (
  <dl className="rp-Hero-figures">
    {stats.map(({ value, label }, index) => (
      <div key={index} className="rp-Hero-figure">
        <dt>{label}</dt>
        <Heading asChild size="3xl">
          <dd className="rp-Hero-value">{value}</dd>
        </Heading>
      </div>
    ))}
  </dl>
);
