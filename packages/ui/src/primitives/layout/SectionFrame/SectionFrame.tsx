import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import { SectionIntro, type SectionIntroProps } from '../SectionIntro/SectionIntro.tsx';

export interface SectionFrameProps
  extends
    Omit<SectionBaseProps<IntroContent>, 'padding'>,
    Pick<SectionProps, 'padding'>,
    Pick<ContainerProps, 'width'>,
    Pick<SectionIntroProps, 'align' | 'size'> {
  /** Class of the section, in addition to `className`. @default none */
  block?: string | undefined;
  /** Id of the title, for other elements that it names. @default generated */
  titleId?: string | undefined;
  /** Content below the text of the intro. @default nothing */
  intro?: ReactNode;
  /** Content below the intro. */
  children: ReactNode;
}

/**
 * The frame of most sections: a `Section` named by its intro, with the children below. It is a
 * query container. `--rp-section-gap` is the space between the intro and the children.
 */
export function SectionFrame({
  block,
  content,
  titleId,
  headingLevel,
  align,
  size,
  intro,
  width,
  className,
  children,
  ...rest
}: SectionFrameProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Section aria-labelledby={id} {...rest} className={clsx('rp-SectionFrame', block, className)}>
      <Container width={width} className="rp-SectionFrame-inner">
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
