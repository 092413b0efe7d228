import type { LinkContent } from '../../../lib/content.ts';
import { Inline, type InlineProps } from '../../layout/Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Chip } from './Chip.tsx';

interface ChipLinksProps extends Pick<InlineProps, 'justify'> {
  links: LinkContent[];
}

/** A list of links that look like chips. */
export const ChipLinks = ({ links, justify }: ChipLinksProps) => (
  <Inline asChild gap={2} justify={justify}>
    <ul>
      {links.map(({ label, ...link }, index) => (
        <li key={index}>
          <Chip asChild>
            <Link {...link}>{label}</Link>
          </Chip>
        </li>
      ))}
    </ul>
  </Inline>
);
