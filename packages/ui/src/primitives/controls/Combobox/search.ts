import type { ComboboxOption } from './Combobox.tsx';

/**
 * Returns the text without what keyboards and systems write differently: width, spaces, composed
 * letters.
 */
const tidy = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** Ignores case too. */
const lower = (text: string) => tidy(text).toLowerCase();

/** Treats ß as ss, and a final sigma as any other sigma. */
const upper = (text: string) => lower(text).toUpperCase();

/** Ignores accents and invisible characters too, as people do when they search. */
const plain = (text: string) =>
  upper(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');

/** Returns a function that computes its result once, when first called. */
const lazy = <Result>(make: () => Result) => {
  let cached: { result: Result } | undefined;
  return () => (cached ??= { result: make() }).result;
};

/** Searches labels and details. */
export function createSearch(options: readonly ComboboxOption[]) {
  const labels = lazy(() => options.map(({ label }) => plain(label)));
  const texts = lazy(() =>
    options.map(({ detail }, at) => `${labels()[at]}${detail ? ` ${plain(detail)}` : ''}`),
  );
  return {
    /** Returns the options with this text in their label or detail. */
    matches: (text: string): ComboboxOption[] => {
      const wanted = plain(text);
      return options.filter((_option, at) => texts()[at]?.includes(wanted));
    },

    /**
     * Returns the option with this label: exactly, else without case, else without accents. If
     * several match, returns the one already chosen, or none, because any other would be a guess.
     */
    named: (text: string, chosen?: ComboboxOption): ComboboxOption | undefined => {
      const wanted = plain(text);
      let found = options.filter((_option, at) => labels()[at] === wanted);
      for (const spelling of [upper, lower, tidy, String]) {
        const closer = found.filter(({ label }) => spelling(label) === spelling(text));
        if (closer.length > 0) found = closer;
      }
      return found.find((option) => option === chosen) ?? (found.length > 1 ? undefined : found[0]);
    },
  };
}
