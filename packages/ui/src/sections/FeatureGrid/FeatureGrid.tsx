import type { ReactNode } from 'react';
import type {
  ActionContent,
  IntroContent,
  LinkContent,
  SectionBaseProps,
} from '../../lib/content.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

export interface FeatureGridItem {
  /** Name of the feature, in a few words. */
  title: ReactNode;
  /** What it does for the reader, in a sentence or two. */
  text: ReactNode;
  /** An `<svg>` or `<img>` fills its box. A screen in a `<div>` is shown whole. @default none */
  picture?: ReactNode;
  /** Link to more; its label should say where it leads. @default none */
  link?: LinkContent | undefined;
  /** Content of your own below the text. @default nothing */
  children?: ReactNode;
}

export interface FeatureGridContent extends IntroContent {
  /** In reading order. */
  items: FeatureGridItem[];
  /** Links, buttons or nodes below the intro. @default none */
  actions?: ActionContent[] | undefined;
  /** A short line about all features, at the end: “Sample data”. @default none */
  note?: ReactNode;
}

export interface FeatureGridProps extends SectionBaseProps<FeatureGridContent> {
  /**
   * `cards`: three in a row. `bento`: alternating wide and narrow cards. `rows`: one row per
   * feature, the picture on alternating sides. @default 'cards'
   */
  layout?: 'cards' | 'bento' | 'rows' | undefined;
}

/** What something can do: a picture and a short text for each feature. */
export function FeatureGrid({ layout = 'cards', ...props }: FeatureGridProps) {
  const { items: features, actions = [], note } = props.content;

  return (
    <SectionFrame
      {...props}
      block="rp-FeatureGrid"
      intro={actions.length > 0 && <Actions actions={actions} size="md" />}
    >
      <Stack>
        <ItemList items={features} gap={4} className="rp-FeatureGrid-list" data-layout={layout}>
          {({ picture, link, children, ...feature }) => (
            <li className="rp-FeatureGrid-feature">
              <div className="rp-FeatureGrid-card">
                {picture && <div className="rp-FeatureGrid-art">{picture}</div>}
                <div className="rp-FeatureGrid-words">
                  <ItemWords
                    content={feature}
                    headingLevel={props.headingLevel}
                    size={layout === 'rows' ? '3xl' : 'xl'}
                    textSize={layout === 'rows' ? 'lg' : 'md'}
                  />
                  {link && <ContentLink link={link} />}
                  {wrapText(children)}
                </div>
              </div>
            </li>
          )}
        </ItemList>
        {note && (
          <Text size="sm" tone="quiet">
            {note}
          </Text>
        )}
      </Stack>
    </SectionFrame>
  );
}
