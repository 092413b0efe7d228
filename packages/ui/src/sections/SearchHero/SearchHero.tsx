import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { Alert } from '../../primitives/feedback/Alert/Alert.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { ChipLink } from '../../primitives/controls/Chip/Chip.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { SearchField } from '../../primitives/controls/SearchField/SearchField.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';

export interface SearchHeroContent extends IntroContent {
  /** Names the field, above it. */
  label: string;
  /** On the button that searches. */
  submitLabel: string;
  /** Name of the button that empties the field. @default 'Clear the search' */
  clearLabel?: string;
  /** Stands in the empty field: an example. @default none */
  placeholder?: string;
  /** Says to those whose scripts are off that `onSearch` does nothing for them. @default none */
  noScript?: string;
  /** What others look for, below the field. @default none */
  suggestions?: LinkContent[];
}

export interface SearchHeroProps extends Omit<SectionBaseProps<SearchHeroContent>, 'onSearch'> {
  /** Address that the form leads to, with the words in its query. @default that of the page */
  action?: string;
  /** Name of the words in the query. @default 'q' */
  name?: string;
  /** Called with the words in place of leading to `action`. Before the script has loaded, the form still does that. */
  onSearch?: (words: string) => void;
  /** What became of the search; announced when it changes. @default none */
  result?: ReactNode;
  /** Heading level of the title: it opens a page. @default 1 */
  headingLevel?: SectionBaseProps<SearchHeroContent>['headingLevel'];
}

/** Opens a page of help with a large field to search by. */
export function SearchHero({
  content,
  headingLevel = 1,
  action,
  name = 'q',
  onSearch,
  result,
  className,
  ...rest
}: SearchHeroProps) {
  const titleId = useId();
  const { label, submitLabel, clearLabel, placeholder, noScript, suggestions = [] } = content;

  return (
    <Section labelledBy={titleId} {...rest} className={clsx('rp-SearchHero', className)}>
      <Container size="narrow" className="rp-SearchHero-inner">
        <SectionIntro content={content} titleId={titleId} level={headingLevel} align="center" />
        <search className="rp-SearchHero-search" aria-labelledby={titleId}>
          <form
            className="rp-SearchHero-form"
            action={action}
            onSubmit={
              onSearch &&
              ((event) => {
                event.preventDefault();
                const words = new FormData(event.currentTarget).get(name);
                onSearch(typeof words === 'string' ? words : '');
              })
            }
          >
            {noScript && (
              <noscript className="rp-SearchHero-noScript">
                <Alert tone="warning">{noScript}</Alert>
              </noscript>
            )}
            <SearchField
              className="rp-SearchHero-field"
              name={name}
              label={label}
              placeholder={placeholder}
              clearLabel={clearLabel}
              submitButton={false}
            />
            <Button type="submit" size="lg">
              {submitLabel}
            </Button>
          </form>
          <div className="rp-SearchHero-result" aria-live="polite">
            {result}
          </div>
        </search>
        {suggestions.length > 0 && (
          <Inline as="ul" gap={2} justify="center">
            {suggestions.map((suggestion) => (
              <li key={suggestion.label}>
                <ChipLink href={suggestion.href}>{suggestion.label}</ChipLink>
              </li>
            ))}
          </Inline>
        )}
      </Container>
    </Section>
  );
}
