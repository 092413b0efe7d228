import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { LinkContent, LinkTarget, SectionBaseProps, Surface } from '../../lib/content.ts';
import { oneElement } from '../../lib/one-element.tsx';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';

/** A link to a social network, or its name alone. */
export interface SocialNetwork extends LinkTarget {
  /** Name of the network. */
  name: string;
  /** One decorative `<svg>`. @default none */
  icon?: ReactNode;
  /** URL of the site's page there. @default none: the name is plain text, not a link */
  href?: string | undefined;
}

export interface SiteFooterContent {
  /** Name of the site, shown unless there is a `logo`. @default none */
  name?: ReactNode;
  /** One sentence below the logo or the name. @default none */
  tagline?: ReactNode;
  /** Lists of links, each under its title. */
  groups: { title: ReactNode; links: LinkContent[] }[];
  /** Where else to find the site. @default nothing */
  social?:
    | {
        /** Label before the networks. */
        label: ReactNode;
        /** Networks in reading order. If empty, the label and the note are hidden, too. */
        networks: SocialNetwork[];
        /** Short line after the networks. @default none */
        note?: ReactNode;
      }
    | undefined;
  /** Copyright line. */
  legal: ReactNode;
  /** Accessible name of the navigation landmark. */
  navLabel: string;
}

export interface SiteFooterProps
  extends
    Omit<ComponentProps<'footer'>, 'content'>,
    Pick<SectionBaseProps<SiteFooterContent>, 'content' | 'accent'> {
  /** Logo of the site, in place of its name. @default the name as text */
  logo?: ReactNode;
  /** A control between the networks and the copyright line, such as a choice of language or theme. @default none */
  children?: ReactNode;
  /** Background surface. @default 'surface' */
  surface?: Surface | undefined;
}

/** The end of every page: who we are, where to find everything, and the fine print. */
export function SiteFooter({
  content,
  logo,
  surface = 'surface',
  accent,
  className,
  children,
  ...rest
}: SiteFooterProps) {
  const id = useId();
  const { name, tagline, groups, social, legal, navLabel } = content;
  const brand = logo ?? (name && oneElement(name));

  return (
    <footer
      {...rest}
      className={clsx('rp-SiteFooter', className)}
      data-print="none"
      data-surface={surface}
      data-accent={accent}
    >
      <Container className="rp-SiteFooter-main">
        {(brand || tagline) && (
          <div className="rp-SiteFooter-about">
            {brand && <div className="rp-SiteFooter-brand">{brand}</div>}
            {tagline && <p className="rp-SiteFooter-tagline">{tagline}</p>}
          </div>
        )}
        <nav className="rp-SiteFooter-groups" aria-label={navLabel}>
          {groups.map(({ title, links }, index) => (
            <LinkGroup key={index} id={id + index} title={title} links={links} />
          ))}
        </nav>
      </Container>
      <Container className="rp-SiteFooter-end">
        {social && social.networks.length > 0 && (
          <Inline gap={5}>
            <p className="rp-SiteFooter-title" id={`${id}social`}>
              {social.label}
            </p>
            <Inline asChild gap={5} aria-labelledby={`${id}social`}>
              <ul>
                {social.networks.map((network, index) => (
                  <li key={index}>
                    <Network {...network} />
                  </li>
                ))}
              </ul>
            </Inline>
            {social.note && <p>{social.note}</p>}
          </Inline>
        )}
        {wrapText(children)}
        <p>{legal}</p>
      </Container>
    </footer>
  );
}

/** Links under one title. */
const LinkGroup = ({ id, title, links }: SiteFooterContent['groups'][number] & { id: string }) => (
  <div>
    <p className="rp-SiteFooter-title" id={id}>
      {title}
    </p>
    <Stack asChild gap={0} aria-labelledby={id}>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <ContentLink className="rp-SiteFooter-link" variant="quiet" link={link} />
          </li>
        ))}
      </ul>
    </Stack>
  </div>
);

function Network({ name, icon, ...link }: SocialNetwork) {
  const content = (
    <Inline asChild gap={2} wrap={false}>
      <span>
        {icon && (
          <span className="rp-SiteFooter-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <span>{name}</span>
      </span>
    </Inline>
  );
  return link.href === undefined ? (
    content
  ) : (
    <Link className="rp-SiteFooter-link" variant="quiet" {...link}>
      {content}
    </Link>
  );
}
