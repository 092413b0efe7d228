'use client';
import { createContext, use } from 'react';

/** Words by component, then by prop. */
export type WordsByComponent = Readonly<Record<string, object>>;

/** The words from the RapportProvider. */
export const WordsContext = createContext<WordsByComponent>({});

type Group = Record<string, unknown>;

/**
 * Merges `others` into `words`. Where both have a word, that of `others` wins. Groups of words are
 * merged in the same way.
 */
export function mergeWords(words: object, others: object = {}): object {
  const merged: Group = { ...words };
  for (const key of Object.keys(others)) {
    const before = merged[key];
    const word = (others as Group)[key];
    if (word !== undefined)
      merged[key] =
        before && typeof before === 'object' ? mergeWords(before, word as object) : word;
  }
  return merged;
}

/** A component's own words, completed with the English ones. */
type Complete<English, Own> = Own & {
  [Key in keyof English]: Key extends keyof Own ? Exclude<Own[Key], undefined> : English[Key];
};

/**
 * Returns the words of a component: its own, else those from the RapportProvider, else English.
 *
 * @param component The key of its words in the RapportProvider.
 * @param english All of its words.
 * @param own The words from its props and `content`.
 */
export const useWords = <English extends object, Own extends object = object>(
  component: string,
  english: English,
  own?: Own,
) => mergeWords(mergeWords(english, use(WordsContext)[component]), own) as Complete<English, Own>;
