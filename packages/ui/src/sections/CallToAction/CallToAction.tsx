import type { ReactNode } from 'react';
import type { ActionContent, SectionBaseProps, Surface } from '../../lib/content.ts';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';

export interface CallToActionContent {
  /** The request or the promise. */
  title: ReactNode;
  /** A sentence that makes it easy to say yes. @default none */
  text?: ReactNode;
  /** One or two links, buttons or nodes. @default none */
  actions?: ActionContent[] | undefined;
}

export interface CallToActionProps extends Omit<SectionBaseProps<CallToActionContent>, 'padding'> {
  /** Content of your own below the text and the actions, such as a form. @default nothing */
  children?: ReactNode;
  /**
   * A picture without text at the lower edge: at the end of the band, or below the text if there is
   * no room. @default none
   */
  picture?: ReactNode;
  /** Background surface. @default 'ink' */
  surface?: Surface | undefined;
}

/** The one loud band of a page: it says what to do next. */
export function CallToAction({
  content,
  surface = 'ink',
  picture,
  children,
  ...rest
}: CallToActionProps) {
  const { actions = [] } = content;

  return (
    <SectionFrame
      {...rest}
      block="rp-CallToAction"
      content={content}
      surface={surface}
      padding="none"
      data-pictured={picture ? true : undefined}
    >
      {(actions.length > 0 || children) && (
        <Stack gap={8} className="rp-CallToAction-aside">
          {actions.length > 0 && <Actions actions={actions} />}
          {children && <div className="rp-CallToAction-more">{children}</div>}
        </Stack>
      )}
      {picture && <div className="rp-CallToAction-picture">{picture}</div>}
    </SectionFrame>
  );
}
