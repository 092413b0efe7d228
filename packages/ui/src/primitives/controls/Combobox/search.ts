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

/** Searches labels and details. */
export function createSearch(options: readonly ComboboxOption[]) {
  // There may be thousands, so their spelling is computed when it is first needed.
  let labels: string[] | undefined;
  let texts: string[] | undefined;
  return {
    /** Returns the options with every word of this text in their label or detail. */
    matches: (text: string): ComboboxOption[] => {
      const words = plain(text).split(' ');
      texts ??= options.map(({ label, detail = '' }) => plain(`${label} ${detail}`));
      return options.filter((_option, at) => words.every((word) => texts?.[at]?.includes(word)));
    },

    /**
     * Returns the option with this label: exactly, else without case, else without accents. If
     * several match, returns the one already chosen, or none, because any other would be a guess.
     */
    named: (text: string, chosen?: ComboboxOption): ComboboxOption | undefined => {
      const wanted = plain(text);
      labels ??= options.map(({ label }) => plain(label));
      let found = options.filter((_option, at) => labels?.[at] === wanted);
      // Narrow down: each spelling is stricter than the one before.
      for (const spelling of [upper, lower, tidy, String]) {
        const closer = found.filter(({ label }) => spelling(label) === spelling(text));
        if (closer.length > 0) found = closer;
      }
      return found.find((option) => option === chosen) ?? (found.length > 1 ? undefined : found[0]);
    },
  };
}
