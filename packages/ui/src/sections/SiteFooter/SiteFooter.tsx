import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Accent, LinkContent, Surface } from '../../lib/content.ts';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Logo } from '../../primitives/brand/Logo/Logo.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';

export interface SiteFooterContent {
  /** One sentence below the logo. @default none */
  tagline?: string;
  /** Lists of links, each under its title. Titles are unique. */
  groups: { title: string; links: LinkContent[] }[];
  /** Social networks without a URL: they are named, not linked. `icon` is decorative. */
  social: {
    /** Label before the networks. */
    label: string;
    /** Networks in reading order. If empty, the label and the note are not shown either. */
    networks: { name: string; icon: ReactNode }[];
    /** Says why they are not links. @default none */
    note?: string;
  };
  /** Copyright line. */
  legal: string;
  /** Accessible name of the navigation landmark. */
  navLabel: string;
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children' | 'content'> {
  /** Text and links. */
  content: SiteFooterContent;
  /** Logo of the site. @default <Logo /> */
  logo?: ReactNode;
  /** Background surface. @default 'surface' */
  surface?: Surface;
  /** Audience whose accent tints everything inside. @default inherited */
  accent?: Accent;
}

/** The end of every page: who we are, where to find everything, and the fine print. */
export function SiteFooter({
  content,
  logo,
  surface = 'surface',
  accent,
  className,
  ...rest
}: SiteFooterProps) {
  const id = useId();
  const { tagline, groups, social, legal, navLabel } = content;

  return (
    <footer
      {...rest}
      className={clsx('rp-SiteFooter', className)}
      data-surface={surface}
      data-accent={accent}
    >
      <Container className="rp-SiteFooter-main">
        <div className="rp-SiteFooter-about">
          {logo ?? <Logo />}
          {tagline && <p className="rp-SiteFooter-tagline">{tagline}</p>}
        </div>
        <nav className="rp-SiteFooter-groups" aria-label={navLabel}>
          {groups.map(({ title, links }, index) => (
            <div key={title}>
              <p className="rp-SiteFooter-title" id={id + index}>
                {title}
              </p>
              <Stack as="ul" gap={0} aria-labelledby={id + index}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link className="rp-SiteFooter-link" variant="quiet" href={href}>
                      {label}
                    </Link>
                  </li>
                ))}
              </Stack>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="rp-SiteFooter-end">
        {social.networks.length > 0 && (
          <Inline gap={5}>
            <p className="rp-SiteFooter-title" id={`${id}social`}>
              {social.label}
            </p>
            <Inline as="ul" gap={5} aria-labelledby={`${id}social`}>
              {social.networks.map(({ name, icon }) => (
                <li key={name} className="rp-SiteFooter-network">
                  <span className="rp-SiteFooter-icon" aria-hidden="true">
                    {icon}
                  </span>
                  {name}
                </li>
              ))}
            </Inline>
            {social.note && <p>{social.note}</p>}
          </Inline>
        )}
        <p>{legal}</p>
      </Container>
    </footer>
  );
}
