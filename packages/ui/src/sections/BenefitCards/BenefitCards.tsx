import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Icon, type IconProps } from '../../primitives/data-display/Icon/Icon.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemMark } from '../../primitives/layout/ItemList/ItemMark.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

export interface BenefitCardsItem {
  /** The benefit. */
  title: ReactNode;
  /** How people get the benefit, in a sentence or two. */
  text: ReactNode;
  /** Figure that proves it. The first benefit with a figure is the large card. @default none */
  stat?: { value: ReactNode; label: ReactNode } | undefined;
  /** One `<svg>` in `currentColor`. @default none */
  icon?: IconProps['children'] | undefined;
}

export interface BenefitCardsContent extends IntroContent {
  /** Benefits, most important first. */
  items: BenefitCardsItem[];
}

export type BenefitCardsProps = SectionBaseProps<BenefitCardsContent>;

/**
 * Reasons to want something: columns under a rule, and one large card for the first benefit with a
 * figure.
 */
export function BenefitCards(props: BenefitCardsProps) {
  const { items: benefits } = props.content;
  const lead = benefits.findIndex(({ stat }) => stat);

  return (
    <SectionFrame {...props} block="rp-BenefitCards">
      <ItemList
        items={benefits}
        className="rp-BenefitCards-list"
        data-lead={lead >= 0 || undefined}
      >
        {({ stat, icon, ...benefit }, index) => (
          <li className="rp-BenefitCards-benefit" data-large={index === lead || undefined}>
            <ItemWords
              content={benefit}
              headingLevel={props.headingLevel}
              size={index === lead ? '2xl' : 'xl'}
              textSize={index === lead ? 'lg' : 'md'}
            >
              {stat && (
                <p className="rp-BenefitCards-figure">
                  <strong className="rp-BenefitCards-value">{stat.value}</strong>{' '}
                  <span>{stat.label}</span>
                </p>
              )}
              {icon && (
                <ItemMark className="rp-BenefitCards-icon">
                  <Icon size="xl">{icon}</Icon>
                </ItemMark>
              )}
            </ItemWords>
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
