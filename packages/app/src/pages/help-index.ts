import { anchorOfEntry } from '@rapport/ui';
import MiniSearch from 'minisearch';
import type { ReactNode } from 'react';
import { questions } from '../content/faq.tsx';
import { categories, topics, videos } from '../content/help-center.tsx';

/** A question of the FAQ, or a guide, which has no answer to read yet. */
interface Entry {
  id: number;
  title: string;
  text: string;
  /** Where the answer is. @default a guide that isn’t open yet */
  href?: string;
}

/** What a search has found, best first. */
export interface Found {
  answers: { title: string; text: string; href: string }[];
  /** Titles of guides that open soon. */
  guides: string[];
}

const plain = (node: ReactNode): string => (typeof node === 'string' ? node : '');

const answers = questions.items.map((entry) => ({
  title: plain(entry.question),
  text: plain(entry.answer),
  href: `/faq#${anchorOfEntry(entry)}`,
}));

const guides = [
  ...topics.items.flatMap(({ links }) => links.map(({ label }) => ({ title: label }))),
  ...videos.items,
  ...categories.items,
].map(({ title, ...rest }) => ({
  title: plain(title),
  text: 'text' in rest ? plain(rest.text as ReactNode) : '',
}));

const entries: Entry[] = [...answers, ...guides].map((entry, id) => ({ id, ...entry }));

/** Words that tell nothing about the question. */
const COMMON = new Set(
  'a an and are can do does for from how i in is it me my of on or our the to up we what when where which who why with you your'.split(
    ' ',
  ),
);

/** Returns a word in lowercase and in the singular; null if it tells nothing. */
const wordOf = (term: string): string | null => {
  const word = term.toLowerCase();
  return COMMON.has(word) ? null : word.replace(/([^s])s$/, '$1');
};

// Small, maintained and without dependencies, it matches beginnings of words and typos.
const index = new MiniSearch<Entry>({
  fields: ['title', 'text'],
  processTerm: wordOf,
  searchOptions: { prefix: true, fuzzy: (term) => term.length > 3 && 0.25, boost: { title: 3 } },
});
index.addAll(entries);

/** The most answers and guides that a search gives. */
const MOST = { answers: 5, guides: 3 };

/** Searches for entries with all of the words, or else with some of them. */
export function search(words: string): Found {
  const all = index.search(words, { combineWith: 'AND' });
  const found = (all.length > 0 ? all : index.search(words)).map(
    ({ id }) => entries[id as number] as Entry,
  );
  return {
    answers: found
      .filter((entry): entry is Found['answers'][number] & Entry => entry.href !== undefined)
      .slice(0, MOST.answers),
    guides: found
      .filter(({ href }) => !href)
      .slice(0, MOST.guides)
      .map(({ title }) => title),
  };
}
