import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import type { Accent, HeadingLevel, Surface } from '../../lib/content.ts';
import { Actions, type ActionsProps } from '../../primitives/controls/Actions/Actions.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface CallToActionContent {
  /** The request or the promise. */
  title: string;
  /** A sentence that makes it easy to say yes. @default none */
  text?: string;
  /** One or two actions. An action without `href` is a button. */
  actions: ActionsProps['actions'];
}

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  /** Text and actions. */
  content: CallToActionContent;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
  /** Audience whose accent it takes. @default inherited */
  accent?: Accent;
  /** Background surface. @default 'ink' */
  surface?: Surface;
}

/** The one loud band of a page: it says what to do next. */
export function CallToAction({
  content,
  headingLevel = 2,
  accent,
  surface = 'ink',
  className,
  ...rest
}: CallToActionProps) {
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
        <Heading
          id={titleId}
          className="rp-CallToAction-title"
          headingLevel={headingLevel}
          size="4xl"
        >
          {title}
        </Heading>
        {text && (
          <Text className="rp-CallToAction-text" size="lg" tone="quiet">
            {text}
          </Text>
        )}
        <Actions className="rp-CallToAction-actions" actions={actions} />
      </Container>
    </section>
  );
}
