'use client';
import type { ComponentProps } from 'react';
import { NewTab, useAnchor } from '../Link/anchor.tsx';
import type { LinkProps } from '../Link/Link.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface ButtonLinkProps
  extends
    ComponentProps<'a'>,
    Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'>,
    Pick<LinkProps, 'newTabLabel'> {
  /** URL of the link; a path on this site goes through the `RapportProvider`. */
  href: string;
}

/**
 * A link that looks like a button but is a link to assistive technology. With `target="_blank"` it
 * says that it opens in a new tab.
 */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  newTabLabel,
  children,
  ...rest
}: ButtonLinkProps) {
  const { Anchor, rel } = useAnchor(rest);
  return (
    <Button variant={variant} size={size} block={block} icon={icon} asChild>
      {/* oxlint-disable-next-line react/static-components -- it comes from the provider, not from here */}
      <Anchor {...rest} rel={rel}>
        <span className="rp-Button-text">{children}</span>
        {rest.target === '_blank' && <NewTab label={newTabLabel} />}
      </Anchor>
    </Button>
  );
}
