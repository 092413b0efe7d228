import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemMark } from '../../primitives/layout/ItemList/ItemMark.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** A value. */
export interface ValueListItem {
  /** The value, in a few words. */
  title: ReactNode;
  /** A sentence or two about it. @default none */
  text?: ReactNode;
}

export interface ValueListContent extends IntroContent {
  /** Values, most important first. */
  items: ValueListItem[];
}

export type ValueListProps = SectionBaseProps<ValueListContent>;

/** An organization's values: numbered statements in very large type across the full width. */
export function ValueList(props: ValueListProps) {
  return (
    <SectionFrame {...props} block="rp-ValueList">
      <ItemList ordered items={props.content.items}>
        {(value, index) => (
          <li className="rp-ValueList-value">
            <ItemMark className="rp-ValueList-number">{index + 1}</ItemMark>
            <ItemWords content={value} headingLevel={props.headingLevel} textSize="lg" />
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
