import { Fragment, type ReactNode } from 'react';
import type { HeadingLevel, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { AnchorNav } from '../../primitives/navigation/AnchorNav/AnchorNav.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Prose } from '../../primitives/text/Prose/Prose.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** A numbered part of the document. */
export interface LegalDocumentItem {
  /** Id of its heading. Links point to it, so it should never change. */
  id: string;
  /** Its heading, and its entry in the table of contents. */
  title: ReactNode;
  /** Its text, if the document has no `children`. */
  body?: ReactNode;
}

/** `text` summarizes the document. */
export interface LegalDocumentContent extends IntroContent {
  /** Effective date: a label, the date in words, and the machine-readable date (`2025-05-15`). */
  updated: { label: ReactNode; date: string; dateTime: string };
  /** Title of the table of contents. */
  contentsLabel: string;
  /** Sections, numbered in this order. */
  items: LegalDocumentItem[];
}

export interface LegalDocumentProps extends SectionBaseProps<LegalDocumentContent> {
  /** Heading level of the title, which is usually the page's. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * The whole text, if it is one piece, such as MDX. Each section opens with a top-level `h2` that
   * has the section's id.
   */
  children?: ReactNode;
}

/** A long reference text with numbered sections, a table of contents that stays in view, and a print layout. */
export function LegalDocument({
  content,
  headingLevel = 1,
  children,
  ...rest
}: LegalDocumentProps) {
  const { updated, contentsLabel, items: sections } = content;

  return (
    <SectionFrame
      {...rest}
      block="rp-LegalDocument"
      content={content}
      headingLevel={headingLevel}
      intro={
        <Text size="sm" weight="semibold">
          <span>{updated.label}</span> <time dateTime={updated.dateTime}>{updated.date}</time>
        </Text>
      }
    >
      <AnchorNav
        label={contentsLabel}
        links={sections.map(({ id, title }) => ({ label: title, href: `#${id}` }))}
        numbered
      >
        <Prose className="rp-LegalDocument-text">
          {children ??
            sections.map(({ id, title, body }, index) => (
              <Fragment key={index}>
                <Heading
                  id={id}
                  className="rp-LegalDocument-heading"
                  headingLevel={below(headingLevel)}
                  size="2xl"
                >
                  {title}
                </Heading>
                {wrapText(body)}
              </Fragment>
            ))}
        </Prose>
      </AnchorNav>
    </SectionFrame>
  );
}
