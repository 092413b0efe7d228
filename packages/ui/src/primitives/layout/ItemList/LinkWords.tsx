import { useId, type ReactNode } from 'react';
import type { IntroContent, LinkTarget } from '../../../lib/content.ts';
import { Link } from '../../controls/Link/Link.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { ItemWords, type ItemWordsProps } from './ItemWords.tsx';

interface LinkItemContent extends IntroContent, LinkTarget {
  href?: string | undefined;
  detail?: ReactNode;
}

interface LinkWordsProps extends Omit<ItemWordsProps, 'content'> {
  content: LinkItemContent;
}

/** The words of an item whose title is a link if it has an `href`; its detail describes the link. */
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
          title: href ? (
            <Link variant="quiet" {...link}>
              {title}
            </Link>
          ) : (
            title
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
