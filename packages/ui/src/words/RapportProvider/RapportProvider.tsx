'use client';
import { DirectionProvider, useDirection } from 'radix-ui/direction';
import { use, useMemo, type ReactNode } from 'react';
import { LinkContext, type LinkComponent } from '../../lib/link.ts';
import { mergeWords, WordsContext, type WordsByComponent } from '../../lib/words.ts';
import type { Words } from '../en.ts';

type Some<Group> = {
  [Name in keyof Group]?: Group[Name] extends string ? string : Some<Group[Name]>;
};

/** Words of a language, by component and prop. Omitted words keep their value. */
export type SomeWords = Some<Words>;

export interface RapportProviderProps {
  /**
   * Renders every link of the kit inside. It must pass `href`, `ref` and all other props to an
   * `<a>`. @default 'a', or that of the provider around it
   */
  linkComponent?: LinkComponent | undefined;
  /**
   * The words of components inside that get none as props.
   * @default English, or those of the provider around it
   */
  words?: SomeWords | undefined;
  /**
   * Added to the name of each link with `target="_blank"`. Wins over `words.Link.newTabLabel`.
   * @default '(opens in a new tab)'
   */
  newTabLabel?: string | undefined;
  /**
   * The text direction that Radix's parts assume for keys until they know the page's. The page
   * itself needs `dir`. @default 'ltr', or that of the provider around it
   */
  direction?: 'ltr' | 'rtl' | undefined;
  /** The site, or the part of it that the props apply to. */
  children: ReactNode;
}

/**
 * Sets once what all components inside would otherwise need as props: the router's link, the words
 * of a language, the direction. A nested provider adds to the outer one.
 */
export function RapportProvider({
  linkComponent,
  words,
  newTabLabel,
  direction,
  children,
}: RapportProviderProps) {
  const outerLink = use(LinkContext);
  const outerWords = use(WordsContext);
  const allWords = useMemo(
    () => mergeWords(mergeWords(outerWords, words), { Link: { newTabLabel } }) as WordsByComponent,
    [outerWords, words, newTabLabel],
  );
  return (
    <DirectionProvider dir={useDirection(direction)}>
      <LinkContext value={linkComponent ?? outerLink}>
        <WordsContext value={allWords}>{children}</WordsContext>
      </LinkContext>
    </DirectionProvider>
  );
}
