/** Reads Storybook's own list of its stories and docs pages. */
import { useEffect, useState } from 'react';

export interface IndexEntry {
  type: 'story' | 'docs';
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags?: string[];
}

let loading: Promise<IndexEntry[]> | undefined;

async function load(): Promise<IndexEntry[]> {
  // Relative to iframe.html, so that it works at a sub-path.
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** Returns every story and docs page; empty until they are loaded. */
export function useIndex(): IndexEntry[] {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    let isShown = true;
    loading ??= load();
    loading.then(
      (loaded) => isShown && setEntries(loaded),
      () => (loading = undefined),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return entries;
}

/** Returns the docs page of each part, by the part's name. */
export const docsOfParts = (entries: IndexEntry[]): Map<string, string> =>
  new Map(
    entries.flatMap(({ type, id, importPath }) => {
      const name = /^\.\/packages\/ui\/.*\/([A-Z]\w*)\.mdx$/.exec(importPath)?.[1];
      return type === 'docs' && name ? [[name, id] as const] : [];
    }),
  );
