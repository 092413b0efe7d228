import { useId, type ReactNode } from 'react';
import type { IntroContent, LinkTarget } from '../../../lib/content.ts';
import { Link } from '../../controls/Link/Link.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { ItemWords, type ItemWordsProps } from './Items.tsx';

interface LinkItemContent extends IntroContent, LinkTarget {
  href: string;
  detail?: ReactNode;
}

interface LinkWordsProps extends Omit<ItemWordsProps, 'content'> {
  content: LinkItemContent;
}

/** The words of an item whose title is a link, which its detail describes. */
export function LinkWords({ content, ...rest }: LinkWordsProps) {
  const detailId = useId();
  const { title, href, target, rel, detail } = content;
  const link = { href, target, rel, 'aria-describedby': detail ? detailId : undefined };
  return (
    <>
      <ItemWords
        {...rest}
        content={{
          ...content,
          title: (
            <Link variant="quiet" {...link}>
              {title}
            </Link>
          ),
        }}
      />
      {detail && (
        <Text id={detailId} size="sm" weight="semibold">
          {detail}
        </Text>
      )}
    </>
  );
}
