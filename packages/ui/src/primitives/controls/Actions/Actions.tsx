import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { ActionContent } from '../../../lib/content.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Action } from './Action.tsx';

export interface ActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Links, buttons or nodes of your own. The first is solid and the others are outlined, unless they
   * set `variant`.
   */
  actions: ActionContent[];
  /** Height of all of them: 36, 44 or 52 px. @default 'lg' */
  size?: ButtonProps['size'] | undefined;
}

/** The calls to action of a section: a row of buttons and of links that look like buttons. */
export function Actions({ actions, size = 'lg', className, ...rest }: ActionsProps) {
  return (
    <Inline {...rest} className={clsx('rp-Actions', className)}>
      {actions.map((action, index) => (
        <Action key={index} action={action} size={size} variant={index ? 'outline' : 'solid'} />
      ))}
    </Inline>
  );
}
