/**
 * The anchor of a category: its name in lower case, each space a hyphen. `For Brands` is at
 * `#for-brands`.
 */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The anchor of an entry: that of its category and its id, `#billing-9`; without a category its id alone. */
export const anchorOfEntry = ({ id, category }: { id: number | string; category?: string }) =>
  category === undefined ? String(id) : `${anchorOf(category)}-${id}`;
