import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { ItemList, ItemWords } from '../../primitives/layout/SectionIntro/Items.tsx';

export interface ValueListContent extends IntroContent {
  /** Values, most important first. */
  values: { title: ReactNode; text?: ReactNode }[];
}

export type ValueListProps = SectionBaseProps<ValueListContent>;

/** An organization's values: numbered statements in very large type across the full width. */
export function ValueList(props: ValueListProps) {
  return (
    <SectionFrame {...props} block="rp-ValueList">
      <ItemList ordered items={props.content.values}>
        {(value, index) => (
          <li className="rp-ValueList-value">
            <span className="rp-ValueList-number" aria-hidden="true">
              {index + 1}
            </span>
            <ItemWords content={value} headingLevel={props.headingLevel} textSize="lg" />
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
