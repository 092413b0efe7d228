import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx';

export interface LogoStripLogo {
  /** Name of the logo's owner; shown unless there is a picture, and always read out. */
  name: ReactNode;
  /** A symbol before the name, drawn in `currentColor`. @default none */
  mark?: ReactNode;
  /** The whole wordmark, drawn in `currentColor`; replaces the mark and the name. @default none */
  picture?: ReactNode;
  /** Lettering style of the name. @default 'display' */
  lettering?: 'display' | 'capitals' | 'text';
}

export interface LogoStripContent extends Omit<IntroContent, 'eyebrow'> {
  /** In reading order. */
  logos: LogoStripLogo[];
}

export type LogoStripProps = SectionBaseProps<LogoStripContent>;

/** Well-known names in a quiet row, all in one color. */
export function LogoStrip({ content, headingLevel = 2, className, ...rest }: LogoStripProps) {
  const titleId = useId();
  const { title, text, logos } = content;

  return (
    <Section
      padding="sm"
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-LogoStrip', className)}
    >
      <Container className="rp-LogoStrip-inner">
        <div>
          <Heading id={titleId} headingLevel={headingLevel} size="md">
            {title}
          </Heading>
          {text && (
            <Text size="sm" tone="quiet">
              {text}
            </Text>
          )}
        </div>
        <Inline
          asChild
          gap={8}
          className="rp-LogoStrip-list"
          data-row={logos.length < 7 || undefined}
        >
          <ul>
            {logos.map(({ name, mark, picture, lettering }, index) => (
              <li key={index} className="rp-LogoStrip-logo" data-lettering={lettering}>
                {(picture || mark) && (
                  <span
                    aria-hidden="true"
                    className={picture ? 'rp-LogoStrip-picture' : 'rp-LogoStrip-mark'}
                  >
                    {picture || mark}
                  </span>
                )}
                {picture ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
              </li>
            ))}
          </ul>
        </Inline>
      </Container>
    </Section>
  );
}
