import type { ComboboxOption } from './Combobox.tsx';

/** Ignores case, accents and width. */
const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().trim();

/** Returns the options with every word of this text in their label or detail. */
export function search(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const words = plain(text).split(/\s+/);
  return options.filter(({ label, detail = '' }) => {
    const found = plain(`${label} ${detail}`);
    return words.every((word) => found.includes(word));
  });
}

/** Returns the option with this label, best in this spelling. */
export function named(options: readonly ComboboxOption[], text: string) {
  const alike = options.filter(({ label }) => plain(label) === plain(text));
  return alike.find(({ label }) => label === text) ?? alike[0];
}
