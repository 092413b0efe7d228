import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Container } from '../Container/Container.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import { SectionIntro, type SectionIntroProps } from './SectionIntro.tsx';

interface SectionFrameProps
  extends
    SectionBaseProps<IntroContent>,
    Pick<SectionProps, 'padding'>,
    Pick<SectionIntroProps, 'align' | 'size'> {
  /** Class of the section, which `className` is added to. */
  block: string;
  /** Id of the title, for what is named by it, too. @default generated */
  titleId?: string;
  /** Below the text of the intro. @default nothing */
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of most sections: a `Section` that is named by its intro, with the rest below. It is a
 * container for queries; `--rp-section-gap` is the space between intro and rest.
 */
export function SectionFrame({
  block,
  content,
  titleId,
  headingLevel,
  align,
  size,
  intro,
  className,
  children,
  ...rest
}: SectionFrameProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Section
      aria-labelledby={id}
      {...rest}
      className={clsx('rp-SectionIntro-frame', block, className)}
    >
      <Container className="rp-SectionIntro-inner">
        <SectionIntro
          content={content}
          titleId={id}
          headingLevel={headingLevel}
          align={align}
          size={size}
        >
          {intro}
        </SectionIntro>
        {wrapText(children)}
      </Container>
    </Section>
  );
}
