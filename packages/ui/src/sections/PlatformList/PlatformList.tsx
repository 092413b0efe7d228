import { clsx } from 'clsx';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface PlatformListContent extends IntroContent {
  /** Services where it is available. */
  platforms: (LinkTarget & {
    /** Name of the service. */
    name: ReactNode;
    /** URL of the service. @default none: the name is plain text, not a link */
    href?: string;
    /** One decorative `<svg>`. @default none */
    icon?: ReactElement;
  })[];
  /** A note below the names. @default none */
  note?: ReactNode;
}

export type PlatformListProps = SectionBaseProps<PlatformListContent>;

/** Names of the services where something is available, in a row. */
export function PlatformList({ content, headingLevel = 2, className, ...rest }: PlatformListProps) {
  const titleId = useId();
  const { platforms, note } = content;
  return (
    <Section
      aria-labelledby={titleId}
      padding="sm"
      {...rest}
      className={clsx('rp-PlatformList', className)}
    >
      <Container className="rp-PlatformList-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} size="2xl" />
        <div className="rp-PlatformList-names">
          <Inline asChild className="rp-PlatformList-list" gap={0}>
            <ul>
              {platforms.map(({ name, icon, ...link }, index) => (
                <li key={index} className="rp-PlatformList-platform">
                  {icon && <Icon className="rp-PlatformList-icon">{icon}</Icon>}
                  {link.href === undefined ? (
                    <span>{name}</span>
                  ) : (
                    <Link variant="quiet" {...link}>
                      {name}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Inline>
          {note && (
            <Text size="sm" tone="quiet">
              {note}
            </Text>
          )}
        </div>
      </Container>
    </Section>
  );
}
