import { useId, type ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { JsonLd } from '../../lib/json-ld.tsx';
import { Accordion, AccordionItem } from '../../primitives/disclosure/Accordion/Accordion.tsx';
import { ChipList } from '../../primitives/controls/Chip/ChipList.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { anchorOf, anchorOfEntry } from './anchors.ts';

/** A question and its answer. */
export interface FaqAccordionItem {
  /** Unique in the section; part of the entry's anchor. */
  id: number | string;
  /** Category of the entry. Categories are shown in order of first appearance. @default none */
  category?: string | undefined;
  /**
   * The question as a visitor would ask it. Pressing it opens the answer, so it must contain no
   * link or control.
   */
  question: ReactNode;
  /** The answer: text, or whole paragraphs and lists. */
  answer: ReactNode;
  /**
   * Question and answer as plain text for the JSON-LD, if they contain markup. The JSON-LD leaves
   * out an entry without plain text. @default question and answer, if they are plain text
   */
  plain?: { question?: string | undefined; answer?: string | undefined } | undefined;
  /** Links to further reading, below the answer. @default none */
  links?: LinkContent[] | undefined;
}

export interface FaqAccordionContent extends IntroContent {
  /** Entries in reading order. Categories are in the order of their first entries. */
  items: FaqAccordionItem[];
}

export interface FaqAccordionProps extends SectionBaseProps<FaqAccordionContent> {
  /**
   * Prefix that gives categories and entries permanent anchors: `''` makes `#billing` and
   * `#billing-9`, `'help-'` makes `#help-billing` and `#help-billing-9`. Must be unique on the page.
   * @default generated anchors that only the chips use
   */
  anchorPrefix?: string | undefined;
  /** Gives search engines the questions and answers as an `FAQPage`. Use once per page. @default false */
  jsonLd?: boolean | undefined;
}

/**
 * Questions grouped by category. Each question opens its answer, and chips jump to the categories.
 * All answers start closed and any number can be open. They are always in the page, for
 * find-in-page, search engines and visitors with scripts off. A link to an entry opens it.
 */
export function FaqAccordion({
  content,
  headingLevel = 2,
  anchorPrefix,
  jsonLd = false,
  ...rest
}: FaqAccordionProps) {
  const id = useId();
  const titleId = `${id}title`;
  const prefix = anchorPrefix ?? id;
  const groups = [...new Set(content.items.map(({ category }) => category))];
  const categories = groups.filter((category) => category !== undefined);

  return (
    <SectionFrame
      {...rest}
      block="rp-FaqAccordion"
      data-categories={categories.length || undefined}
      content={content}
      titleId={titleId}
      headingLevel={headingLevel}
      intro={
        categories.length > 1 && (
          <nav className="rp-FaqAccordion-chips" aria-labelledby={titleId}>
            <ChipList
              chips={categories.map((label) => ({ label, href: `#${prefix}${anchorOf(label)}` }))}
            />
          </nav>
        )
      }
    >
      {groups.map((category, categoryIndex) => (
        <div
          key={categoryIndex}
          id={category === undefined ? undefined : prefix + anchorOf(category)}
          className="rp-FaqAccordion-group"
          data-category={category !== undefined || undefined}
        >
          {category !== undefined && (
            <Heading
              className="rp-FaqAccordion-category"
              headingLevel={below(headingLevel)}
              size="2xl"
            >
              {category}
            </Heading>
          )}
          <Accordion headingLevel={below(headingLevel, category === undefined ? 1 : 2)}>
            {content.items
              .filter((entry) => entry.category === category)
              .map((entry, index) => (
                <Entry key={index} entry={entry} prefix={prefix} />
              ))}
          </Accordion>
        </div>
      ))}
      {jsonLd && <JsonLd data={faqPage(content.items)} />}
    </SectionFrame>
  );
}

/** A question with its answer. */
const Entry = ({ entry, prefix }: { entry: FaqAccordionItem; prefix: string }) => (
  <AccordionItem value={String(entry.id)} id={prefix + anchorOfEntry(entry)} title={entry.question}>
    <div className="rp-FaqAccordion-answer">{entry.answer}</div>
    {entry.links?.map((link, index) => (
      <p key={index} className="rp-FaqAccordion-link">
        <ContentLink link={link} />
      </p>
    ))}
  </AccordionItem>
);

const plainText = (node: ReactNode, plain: string | undefined) =>
  plain ?? (typeof node === 'string' ? node : undefined);

/** @see https://schema.org/FAQPage */
const faqPage = (entries: FaqAccordionItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.flatMap(({ question, answer, plain }) => {
    const name = plainText(question, plain?.question);
    const text = plainText(answer, plain?.answer);
    return name === undefined || text === undefined
      ? []
      : [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
  }),
});
