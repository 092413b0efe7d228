import type { LinkContent } from '../../../lib/content.ts';
import { oneElement } from '../../../lib/one-element.tsx';
import { Link, type LinkProps } from './Link.tsx';

interface ContentLinkProps extends Omit<LinkProps, 'children' | keyof LinkContent> {
  link: LinkContent;
}

/** The link that a section's content describes. */
export function ContentLink({ link: { label, ...link }, ...rest }: ContentLinkProps) {
  return (
    <Link {...link} {...rest}>
      {oneElement(label)}
    </Link>
  );
}
