import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { ActionContent } from '../../../lib/content.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';

/** An action that does something instead of leading somewhere: a button. */
export interface ButtonContent extends Pick<ActionContent, 'label' | 'variant'> {
  /** Must be left out: with `href`, the action is a link. */
  href?: undefined;
  /** Called when it is activated. @default nothing happens */
  onClick?: () => void;
}

export interface ActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The actions. The first is solid and the others are outlined, unless they set `variant`. */
  actions: (ActionContent | ButtonContent)[];
  /** Height of all of them: 36, 44 or 52 px. @default 'lg' */
  size?: ButtonProps['size'];
}

/** The calls to action of a section: a row of buttons and of links that look like buttons. */
export function Actions({ actions, size = 'lg', className, ...rest }: ActionsProps) {
  return (
    <Inline {...rest} className={clsx('rp-Actions', className)}>
      {actions.map((action, index) => {
        const look = { size, variant: action.variant ?? (index ? 'outline' : 'solid') } as const;
        return action.href === undefined ? (
          <Button key={action.label} {...look} onClick={action.onClick}>
            {action.label}
          </Button>
        ) : (
          <ButtonLink key={action.href + action.label} {...look} href={action.href}>
            {action.label}
          </ButtonLink>
        );
      })}
    </Inline>
  );
}
