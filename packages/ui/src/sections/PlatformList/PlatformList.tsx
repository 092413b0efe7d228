import { type ReactElement, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** A service. */
export interface PlatformListItem extends LinkTarget {
  /** Name of the service. */
  name: ReactNode;
  /** URL of the service. @default none: the name is plain text, not a link */
  href?: string | undefined;
  /** One decorative `<svg>`. @default none */
  icon?: ReactElement | undefined;
}

export interface PlatformListContent extends IntroContent {
  /** Services where it is available. */
  items: PlatformListItem[];
  /** A note below the names. @default none */
  note?: ReactNode;
}

export type PlatformListProps = SectionBaseProps<PlatformListContent>;

/** Names of the services where something is available, in columns. */
export function PlatformList(props: PlatformListProps) {
  const { items: platforms, note } = props.content;
  return (
    <SectionFrame padding="sm" {...props} block="rp-PlatformList" size="2xl">
      <Stack gap={5}>
        <Grid asChild className="rp-PlatformList-list" columnWidth="xs" gap={4}>
          <ul>
            {platforms.map(({ name, icon, ...link }, index) => (
              <Heading key={index} asChild size="lg">
                <li className="rp-PlatformList-platform">
                  {icon && <Icon className="rp-PlatformList-icon">{icon}</Icon>}
                  {link.href === undefined ? (
                    <span>{name}</span>
                  ) : (
                    <Link variant="quiet" {...link}>
                      {name}
                    </Link>
                  )}
                </li>
              </Heading>
            ))}
          </ul>
        </Grid>
        {note && (
          <Text size="sm" tone="quiet">
            {note}
          </Text>
        )}
      </Stack>
    </SectionFrame>
  );
}
