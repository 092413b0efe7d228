import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ActionContent, SectionBaseProps } from '../../lib/content.ts';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { SkeletonMask } from '../../primitives/feedback/Skeleton/SkeletonMask.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { Card } from '../../primitives/data-display/Card/Card.tsx';

interface DashboardCardsItem {
  /** The task. */
  title: ReactNode;
  /** What the visitor can do, in a sentence. */
  text: ReactNode;
  /** The action: a button, a link or a node. */
  action: ActionContent;
  /**
   * A picture of the task, at the end of the card; decorative, or with its own text alternative.
   * @default none
   */
  picture?: ReactNode;
}

export interface DashboardCardsContent {
  /** Accessible name of the section. */
  label: string;
  /** Cards, most common task first: the first card stands out. */
  items: DashboardCardsItem[];
}

export interface DashboardCardsProps extends Omit<
  SectionBaseProps<DashboardCardsContent>,
  'surface' | 'padding'
> {
  /**
   * Whether the tasks are still loading: a placeholder replaces each text and button.
   * @default false
   */
  busy?: boolean | undefined;
}

/** The first card stands out by its color. One with a picture stands out already. */
const surfaceOf = (index: number, picture: ReactNode) => {
  if (index) return 'surface';
  return picture ? 'sunken' : 'accent';
};

/** The tasks of a dashboard: a large card for the first, smaller ones for the rest. */
export function DashboardCards({
  content: { label, items: cards },
  headingLevel,
  busy = false,
  className,
  ...rest
}: DashboardCardsProps) {
  const id = useId();
  // Pictures need the width.
  const isBento = cards.length === 3 && cards.every(({ picture }) => !picture);

  return (
    <Section
      padding="none"
      aria-label={label}
      {...rest}
      className={clsx('rp-DashboardCards', className)}
    >
      <Grid
        asChild
        columns={2}
        gap={5}
        className="rp-DashboardCards-list"
        data-bento={isBento || undefined}
      >
        <ul>
          {cards.map(({ title, text, action, picture }, index) => (
            <Card key={index} asChild padding="none" surface={surfaceOf(index, picture)}>
              <li className="rp-DashboardCards-card" data-pictured={picture ? true : undefined}>
                <SkeletonMask busy={busy} className="rp-DashboardCards-words">
                  <Heading
                    id={`${id}-${index}`}
                    headingLevel={headingLevel}
                    size={index === 0 ? '2xl' : 'xl'}
                  >
                    {title}
                  </Heading>
                  <Text tone="quiet">{text}</Text>
                </SkeletonMask>
                {/* Two cards may have the same action, so the title tells them apart. */}
                <SkeletonMask busy={busy}>
                  <Action
                    action={action}
                    variant={index === 0 ? 'solid' : 'outline'}
                    aria-describedby={`${id}-${index}`}
                  />
                </SkeletonMask>
                {picture && (
                  <SkeletonMask busy={busy} className="rp-DashboardCards-picture">
                    {picture}
                  </SkeletonMask>
                )}
              </li>
            </Card>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
