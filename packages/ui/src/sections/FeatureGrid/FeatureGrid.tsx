import type { ReactNode } from 'react';
import type {
  ActionContent,
  IntroContent,
  LinkContent,
  SectionBaseProps,
} from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface FeatureGridFeature {
  /** Name of the feature, in a few words. */
  title: ReactNode;
  /** What it does for the reader, in a sentence or two. */
  text: ReactNode;
  /** An `<svg>` or `<img>` fills its box. A screen in a `<div>` is shown whole. @default none */
  picture?: ReactNode;
  /** Link to more; its label should say where it leads. @default none */
  link?: LinkContent;
  /** Content of your own below the text. @default nothing */
  children?: ReactNode;
}

export interface FeatureGridContent extends IntroContent {
  /** In reading order. */
  features: FeatureGridFeature[];
  /** Links, buttons or nodes below the intro. @default none */
  actions?: ActionContent[];
  /** A short line about all features, at the end: “Sample data”. @default none */
  note?: ReactNode;
}

export interface FeatureGridProps extends SectionBaseProps<FeatureGridContent> {
  /**
   * `cards`: three in a row. `bento`: alternating wide and narrow cards. `rows`: one row per
   * feature, the picture on alternating sides. @default 'cards'
   */
  layout?: 'cards' | 'bento' | 'rows';
}

/** What something can do: a picture and a short text for each feature. */
export function FeatureGrid({
  content,
  layout = 'cards',
  headingLevel = 2,
  ...rest
}: FeatureGridProps) {
  const large = layout === 'rows';
  const { features, actions = [], note } = content;

  return (
    <SectionFrame
      {...rest}
      block="rp-FeatureGrid"
      content={content}
      headingLevel={headingLevel}
      intro={actions.length > 0 && <Actions actions={actions} size="md" />}
    >
      <Stack>
        <Stack asChild gap={6} className="rp-FeatureGrid-list" data-layout={layout}>
          <ul>
            {features.map(({ title, text, picture, link, children }, index) => (
              <li key={index} className="rp-FeatureGrid-feature">
                <div className="rp-FeatureGrid-card">
                  {picture && <div className="rp-FeatureGrid-art">{picture}</div>}
                  <div className="rp-FeatureGrid-words">
                    <Heading headingLevel={below(headingLevel)} size={large ? '3xl' : 'xl'}>
                      {title}
                    </Heading>
                    <Text size={large ? 'lg' : 'md'} tone="quiet">
                      {text}
                    </Text>
                    {link && <ContentLink link={link} />}
                    {wrapText(children)}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </Stack>
        {note && (
          <Text size="sm" tone="quiet">
            {note}
          </Text>
        )}
      </Stack>
    </SectionFrame>
  );
}
