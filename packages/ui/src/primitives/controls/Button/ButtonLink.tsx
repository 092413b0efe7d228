'use client';
import type { ComponentProps } from 'react';
import { useLinkComponent } from '../../../lib/link.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface ButtonLinkProps
  extends
    Omit<ComponentProps<'a'>, 'target'>,
    Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> {
  /** Where it goes; a path of this site goes through the `LinkProvider`. */
  href: string;
}

/**
 * A link that looks like a button: it goes somewhere, and says so to assistive technology. It stays
 * in its tab: a Link can open another and says that it does.
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
