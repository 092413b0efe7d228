'use client';
import type { ComponentProps } from 'react';
import { useLinkComponent } from '../../../lib/link.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface ButtonLinkProps
  extends
    Omit<ComponentProps<'a'>, 'target'>,
    Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> {
  /** URL of the link; a path on this site goes through the `LinkProvider`. */
  href: string;
}

/**
 * A link that looks like a button but is a link to assistive technology. It always opens in the
 * same tab; use Link for a new tab, which it announces.
 */
export function ButtonLink({ variant, size, block, icon, children, ...rest }: ButtonLinkProps) {
  const Link = useLinkComponent(rest.href);
  return (
    <Button variant={variant} size={size} block={block} icon={icon} asChild>
      {/* oxlint-disable-next-line react/static-components -- it comes from the provider, not from here */}
      <Link {...rest}>{children}</Link>
    </Button>
  );
}
