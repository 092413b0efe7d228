import type { ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** A point about the feature. */
export interface SplitFeatureItem {
  /** The point, in a few words. */
  title: ReactNode;
  /** A sentence or two about it. @default none */
  text?: ReactNode;
}

export interface SplitFeatureContent extends IntroContent {
  /** Points about the feature. @default none */
  items?: SplitFeatureItem[] | undefined;
  /** Actions that follow from it. @default none */
  actions?: ActionContent[] | undefined;
}

export interface SplitFeatureProps extends SectionBaseProps<SplitFeatureContent> {
  /** A picture that fills its box: an `<svg>`, an `<img>`. If omitted, the points take its place. */
  picture?: ReactNode;
  /** Side of the picture when there are two columns. @default 'end' */
  side?: 'start' | 'end' | undefined;
}

/** One feature at length: text and points on one side, a picture on the other. */
export function SplitFeature({ picture, side = 'end', ...props }: SplitFeatureProps) {
  const { items: points = [], actions = [] } = props.content;
  const list = points.length > 0 && (
    <ItemList items={points} className="rp-SplitFeature-points">
      {(point) => (
        <li className="rp-SplitFeature-point">
          <ItemWords content={point} headingLevel={props.headingLevel} size="md" />
        </li>
      )}
    </ItemList>
  );

  return (
    <SectionFrame
      {...props}
      block="rp-SplitFeature"
      data-side={picture ? side : undefined}
      intro={
        <Stack gap={8} className="rp-SplitFeature-more">
          {picture && list}
          {actions.length > 0 && <Actions actions={actions} size="md" />}
        </Stack>
      }
    >
      {picture ? (
        <div className="rp-SplitFeature-picture">
          <GridPicture className="rp-SplitFeature-art">{picture}</GridPicture>
        </div>
      ) : (
        list
      )}
    </SectionFrame>
  );
}
