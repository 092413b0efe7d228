import type { ComboboxOption } from './Combobox.tsx';

/** The text without what keyboards and systems write differently: width, spaces, composed letters. */
const tidy = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** Without case too. */
const lower = (text: string) => tidy(text).toLowerCase();

/** ß as ss, and a final sigma as any other. */
const upper = (text: string) => lower(text).toUpperCase();

/** Without accents and invisible characters too, as people search. */
const plain = (text: string) =>
  upper(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');

/** Calls a function once, when its result is first needed. */
const lazy = <Result>(make: () => Result) => {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
};

/** Searches options by their texts. */
export function createSearch(options: readonly ComboboxOption[]) {
  const labels = lazy(() => options.map(({ label }) => plain(label)));
  const texts = lazy(() =>
    options.map(({ detail }, at) => `${labels()[at]}${detail ? ` ${plain(detail)}` : ''}`),
  );
  return {
    /** The options with this text in their label or detail. */
    matches: (text: string): ComboboxOption[] => {
      const wanted = plain(text);
      return options.filter((_option, at) => texts()[at]?.includes(wanted));
    },

    /**
     * The option with this label: exactly, else without case, else without accents. Of several, the
     * one already chosen; otherwise none, because any would be a guess.
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
