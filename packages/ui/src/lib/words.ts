'use client';
import { createContext, use } from 'react';

/** Words by the component that says them, and then by the name of the prop. */
export type WordsByComponent = Readonly<Record<string, object>>;

/** What the RapportProvider says. */
export const WordsContext = createContext<WordsByComponent>({});

type Group = Record<string, unknown>;

/**
 * The first words with the others in their place where there are others. Groups of words are merged
 * in the same way.
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

/** What is given, with a word for each that has to be there. */
type Complete<English, Given> = Given & {
  [Key in keyof English]: Key extends keyof Given ? Exclude<Given[Key], undefined> : English[Key];
};

/**
 * The words of a component: what is given to it; otherwise what the RapportProvider says; otherwise
 * English.
 *
 * @param component The key of its words in those of the RapportProvider.
 * @param english All of its words.
 * @param given What its props and `content` say.
 */
export const useWords = <English extends object, Given extends object = object>(
  component: string,
  english: English,
  given?: Given,
) =>
  mergeWords(mergeWords(english, use(WordsContext)[component]), given) as Complete<English, Given>;
