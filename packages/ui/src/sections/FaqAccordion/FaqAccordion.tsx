import { clsx } from 'clsx';
import { useId } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { JsonLd } from '../../lib/json-ld.tsx';
import { Accordion, AccordionItem } from '../../primitives/disclosure/Accordion/Accordion.tsx';
import { ChipLink } from '../../primitives/controls/Chip/Chip.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { anchorOf, anchorOfEntry } from './anchors.ts';

/** A question and its answer. */
export interface FaqEntry {
  /** Names the entry, once in the section; part of its anchor. */
  id: number | string;
  /** Entries of one category stand together, in the order in which the categories first occur. @default none */
  category?: string;
  /** As a visitor would ask it; the title that opens the answer. */
  question: string;
  /** A text without markup: the JSON-LD has it, too. */
  answer: string;
  /** Where to read on, below the answer. @default none */
  links?: LinkContent[];
}

export interface FaqAccordionContent extends IntroContent {
  /** In the order of reading; the categories follow their first entries. */
  entries: FaqEntry[];
}

export interface FaqAccordionProps extends SectionBaseProps<FaqAccordionContent> {
  /**
   * Gives categories and entries addresses that last, and what each begins with: `''` makes them
   * `#billing` and `#billing-9`, `'help-'` `#help-billing` and `#help-billing-9`. Only one section
   * of a page can have the same. @default anchors of this section's own, for its chips alone
   */
  anchorPrefix?: string;
  /** Tells search engines the questions and answers, as a `FAQPage`. Once on a page. @default false */
  jsonLd?: boolean;
}

/**
 * Questions that open their answers, by category, with chips that jump to each. All are closed at
 * first and any number can be open; the answers are in the page all the same, for find-in-page,
 * for search engines and where scripts are off. A link to an entry opens it.
 */
export function FaqAccordion({
  content,
  headingLevel = 2,
  anchorPrefix,
  jsonLd = false,
  className,
  ...rest
}: FaqAccordionProps) {
  const id = useId();
  const titleId = `${id}title`;
  const prefix = anchorPrefix ?? id;
  const { entries } = content;
  const groups = [...new Set(entries.map(({ category }) => category))];
  const categories = groups.filter((category) => category !== undefined);

  return (
    <Section labelledBy={titleId} {...rest} className={clsx('rp-FaqAccordion', className)}>
      <Container className="rp-FaqAccordion-inner" data-categories={categories.length || undefined}>
        <SectionIntro content={content} titleId={titleId} level={headingLevel}>
          {categories.length > 1 && (
            <nav className="rp-FaqAccordion-chips" aria-labelledby={titleId}>
              <Inline as="ul" gap={2}>
                {categories.map((category) => (
                  <li key={category}>
                    <ChipLink href={`#${prefix}${anchorOf(category)}`}>{category}</ChipLink>
                  </li>
                ))}
              </Inline>
            </nav>
          )}
        </SectionIntro>
        {groups.map((category) => (
          <div
            key={category ?? ''}
            id={category === undefined ? undefined : prefix + anchorOf(category)}
            className="rp-FaqAccordion-group"
            data-category={category !== undefined || undefined}
          >
            {category !== undefined && (
              <Heading className="rp-FaqAccordion-category" level={below(headingLevel)} size="2xl">
                {category}
              </Heading>
            )}
            <Accordion headingLevel={below(headingLevel, category === undefined ? 1 : 2)}>
              {entries
                .filter((entry) => entry.category === category)
                .map((entry) => (
                  <AccordionItem
                    key={entry.id}
                    value={String(entry.id)}
                    id={prefix + anchorOfEntry(entry)}
                    title={entry.question}
                  >
                    <p>{entry.answer}</p>
                    {entry.links?.map(({ label, href }) => (
                      <p key={href} className="rp-FaqAccordion-link">
                        <Link href={href}>{label}</Link>
                      </p>
                    ))}
                  </AccordionItem>
                ))}
            </Accordion>
          </div>
        ))}
      </Container>
      {jsonLd && <JsonLd data={faqPage(entries)} />}
    </Section>
  );
}

/** @see https://schema.org/FAQPage */
const faqPage = (entries: FaqEntry[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
