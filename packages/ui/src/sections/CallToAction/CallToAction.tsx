import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ActionContent, SectionBaseProps, Surface } from '../../lib/content.ts';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface CallToActionContent {
  /** The request or the promise. */
  title: ReactNode;
  /** A sentence that makes it easy to say yes. @default none */
  text?: ReactNode;
  /** One or two links, buttons or nodes. @default none */
  actions?: ActionContent[];
}

export interface CallToActionProps extends SectionBaseProps<CallToActionContent> {
  /** Content of your own below the text and the actions, such as a form. @default nothing */
  children?: ReactNode;
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
  children,
  ...rest
}: CallToActionProps) {
  const titleId = useId();
  const { title, text, actions = [] } = content;

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-CallToAction', className)}
      data-accent={accent}
      data-surface={surface}
    >
      <Container className="rp-CallToAction-inner">
        <div>
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
        </div>
        {(actions.length > 0 || children) && (
          <Stack gap={8} className="rp-CallToAction-aside">
            {actions.length > 0 && <Actions actions={actions} />}
            {children && <div className="rp-CallToAction-more">{children}</div>}
          </Stack>
        )}
      </Container>
    </section>
  );
}
