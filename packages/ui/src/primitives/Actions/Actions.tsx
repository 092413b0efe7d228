import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { ActionContent } from '../../lib/content.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';

export interface ActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first is solid and the others are outlined, unless they say otherwise. */
  actions: ActionContent[];
  /** Height of all of them: 36, 44 or 52 px. @default 'lg' */
  size?: ButtonProps['size'];
}

/** What a section invites to: a row of links that look like buttons. */
export function Actions({ actions, size = 'lg', className, ...rest }: ActionsProps) {
  return (
    <Inline {...rest} className={clsx('rp-Actions', className)}>
      {actions.map(({ label, href, variant }, index) => (
        <ButtonLink
          key={href + label}
          href={href}
          size={size}
          variant={variant ?? (index ? 'outline' : 'solid')}
        >
          {label}
        </ButtonLink>
      ))}
    </Inline>
  );
}
