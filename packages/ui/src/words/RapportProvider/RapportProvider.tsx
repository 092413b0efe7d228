'use client';
import { DirectionProvider, useDirection } from 'radix-ui/direction';
import { use, useMemo, type ReactNode } from 'react';
import { LinkContext, type LinkComponent } from '../../lib/link.ts';
import { mergeWords, WordsContext, type WordsByComponent } from '../../lib/words.ts';
import type { Words } from '../en.ts';

type Some<Group> = {
  [Name in keyof Group]?: Group[Name] extends string ? string : Some<Group[Name]>;
};

/** Words of a language, by component and prop; those left out stay as they are. */
export type SomeWords = Some<Words>;

export interface RapportProviderProps {
  /**
   * Renders every link of the kit inside. It must pass `href`, `ref` and all other props to an
   * `<a>`. @default 'a', or that of the provider around it
   */
  linkComponent?: LinkComponent;
  /**
   * What the components inside say when they are given no words of their own.
   * @default English, or those of the provider around it
   */
  words?: SomeWords;
  /**
   * Added to the name of each link with `target="_blank"`; wins over the one in `words`.
   * @default '(opens in a new tab)'
   */
  newTabLabel?: string;
  /**
   * The direction in which Radix's parts read keys until they know that of the page. The page itself
   * needs `dir`. @default 'ltr', or that of the provider around it
   */
  direction?: 'ltr' | 'rtl';
  /** The site, or the part of it that these are set for. */
  children: ReactNode;
}

/**
 * Sets once what all components inside would else need as props: the router's link, the words of a
 * language, the direction. One inside another adds to it.
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
