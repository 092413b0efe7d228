import type { LinkContent } from '../../../lib/content.ts';
import { Inline, type InlineProps } from '../../layout/Inline/Inline.tsx';
import { ContentLink } from '../Link/ContentLink.tsx';
import { Chip } from './Chip.tsx';

interface ChipListProps extends Pick<InlineProps, 'aria-label' | 'className' | 'justify'> {
  chips: (LinkContent | Pick<LinkContent, 'label'>)[];
}

/** A list of chips; those with an `href` are links. Nothing if it is empty. */
export const ChipList = ({ chips, ...rest }: ChipListProps) =>
  chips.length > 0 && (
    <Inline {...rest} asChild gap={2}>
      <ul>
        {chips.map((chip, index) => (
          <li key={index}>
            <Chip asChild={'href' in chip}>
              {'href' in chip ? <ContentLink link={chip} /> : chip.label}
            </Chip>
          </li>
        ))}
      </ul>
    </Inline>
  );
