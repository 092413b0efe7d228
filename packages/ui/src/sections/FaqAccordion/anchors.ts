/**
 * The anchor of a category: its name in lowercase, with hyphens for spaces. `For Guests` becomes
 * `for-guests`.
 */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The anchor of an entry: its category's anchor and its id, such as `billing-9`, or its id alone. */
export const anchorOfEntry = ({
  id,
  category,
}: {
  id: number | string;
  category?: string | undefined;
}) => (category === undefined ? String(id) : `${anchorOf(category)}-${id}`);
