'use client';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { LinkContent } from '../../../lib/content.ts';
import { JsonLd } from '../../../lib/json-ld.tsx';
import { useWords } from '../../../lib/words.ts';
import { ContentLink } from '../../controls/Link/ContentLink.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { breadcrumbsWords } from './Breadcrumbs.words.ts';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages from the home page down to the current one, which is the last. */
  links: LinkContent[];
  /** Names the landmark. @default 'Breadcrumbs' */
  label?: string | undefined;
  /**
   * Gives search engines the path as a `BreadcrumbList`. The labels must be strings. Use it once
   * per page. @default false
   */
  jsonLd?: boolean | undefined;
}

/**
 * Shows where the page is in the site, and leads to the pages above it.
 *
 * A narrow container leaves out the current page, whose title follows anyway.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({
  links,
  label,
  jsonLd = false,
  className,
  ...rest
}: BreadcrumbsProps) {
  const words = useWords('Breadcrumbs', breadcrumbsWords, { label });
  return (
    <nav
      aria-label={words.label}
      {...rest}
      className={clsx('rp-Breadcrumbs', className)}
      data-print="none"
    >
      <Inline asChild gap={0}>
        <ol>
          {links.map((link, index) => (
            <li key={index} className="rp-Breadcrumbs-item">
              <ContentLink
                className="rp-Breadcrumbs-link"
                variant="quiet"
                link={link}
                aria-current={index === links.length - 1 ? 'page' : undefined}
              />
            </li>
          ))}
        </ol>
      </Inline>
      {jsonLd && <JsonLd data={breadcrumbList(links)} />}
    </nav>
  );
}

/**
 * Returns the path as JSON-LD. A search engine resolves each `@id` like a link on the page.
 *
 * @see https://schema.org/BreadcrumbList
 */
const breadcrumbList = (links: LinkContent[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: typeof label === 'string' ? label : undefined,
    item: { '@id': href },
  })),
});
