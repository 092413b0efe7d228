import type { Indexer } from 'storybook/internal/types';

/** The tag of a story that tests a behavior and shows nothing new. */
const BEHAVIOR = 'behavior';

/**
 * Moves stories with the tag `behavior` to the folder `Tests` of their component. Their ids stay,
 * because every `meta` states its own.
 */
export const testsApart = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) =>
      entry.type === 'story' && entry.tags?.includes(BEHAVIOR)
        ? { ...entry, title: `${options.makeTitle(entry.title)}/Tests` }
        : entry,
    ),
});
