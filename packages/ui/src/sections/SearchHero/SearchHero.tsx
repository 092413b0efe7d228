import { useId, type FormEvent, type ReactNode } from 'react';
import type {
  HeadingLevel,
  IntroContent,
  LinkContent,
  SectionBaseProps,
} from '../../lib/content.ts';
import { Alert } from '../../primitives/feedback/Alert/Alert.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { ChipList } from '../../primitives/controls/Chip/ChipList.tsx';
import { SearchField } from '../../primitives/controls/SearchField/SearchField.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { wrapText } from '../../lib/wrap-text.tsx';

export interface SearchHeroContent extends IntroContent {
  /** Label above the field. */
  label: string;
  /** Label of the search button. */
  submitLabel: string;
  /** Accessible name of the button that clears the field. @default 'Clear the search' */
  clearLabel?: string | undefined;
  /** An example, shown in the empty field. @default none */
  placeholder?: string | undefined;
  /** Tells visitors with scripts off that the search (`onSearch`) needs scripts. @default none */
  noScript?: string | undefined;
  /** Popular searches, below the field. @default none */
  suggestions?: LinkContent[] | undefined;
}

export interface SearchHeroProps extends Omit<
  SectionBaseProps<SearchHeroContent>,
  'onSearch' | 'defaultValue'
> {
  /** URL that the form navigates to, with the search terms in its query string. @default the page's URL */
  formAction?: string | undefined;
  /** Name of the query parameter. @default 'q' */
  name?: string | undefined;
  /** Called with the search terms instead of navigating to `formAction`, once the script has loaded. */
  onSearch?: ((words: string) => void) | undefined;
  /** Text in the field at first, such as the search terms in the page's URL. @default none */
  defaultValue?: string | undefined;
  /** Called with the text while the visitor types, for results that appear at once. */
  onValueChange?: ((words: string) => void) | undefined;
  /** Id of the field: a link to it moves the focus there. @default generated */
  fieldId?: string | undefined;
  /** Result of the search in a sentence; announced when it changes. @default none */
  result?: ReactNode;
  /** Content below the result, such as a list of what was found; not announced. @default none */
  children?: ReactNode;
  /** Heading level of the title, which is usually the page's. @default 1 */
  headingLevel?: HeadingLevel | undefined;
}

/** Opens a help page with a large search field. */
export function SearchHero({
  content,
  headingLevel = 1,
  formAction,
  name = 'q',
  onSearch,
  defaultValue,
  onValueChange,
  fieldId,
  result,
  children,
  ...rest
}: SearchHeroProps) {
  const titleId = useId();
  const { label, submitLabel, clearLabel, placeholder, noScript, suggestions = [] } = content;

  return (
    <SectionFrame
      {...rest}
      block="rp-SearchHero"
      width="narrow"
      content={content}
      titleId={titleId}
      headingLevel={headingLevel}
      align="center"
    >
      <search aria-labelledby={titleId}>
        <form
          className="rp-SearchHero-form"
          action={formAction}
          onSubmit={onSearch && submitTo(onSearch, name)}
        >
          {noScript && <NoScript>{noScript}</NoScript>}
          <SearchField
            className="rp-SearchHero-field"
            id={fieldId}
            name={name}
            defaultValue={defaultValue}
            onValueChange={onValueChange}
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
      {wrapText(children)}
      <ChipList chips={suggestions} justify="center" />
    </SectionFrame>
  );
}

/** Returns a handler that gives the search terms to a function. */
const submitTo =
  (onSearch: (words: string) => void, name: string) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(name);
    onSearch(typeof words === 'string' ? words : '');
  };

/** A sentence for visitors with scripts off. */
const NoScript = ({ children }: { children: string }) => (
  <noscript className="rp-SearchHero-noScript">
    <Alert tone="warning">{children}</Alert>
  </noscript>
);
