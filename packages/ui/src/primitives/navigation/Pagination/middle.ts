/** Returns which pages a wide container shows between the first and the last: five at most. */
export function middle(page: number, pages: number) {
  if (pages <= 7) return { first: 2, last: pages - 1 };
  if (page <= 4) return { first: 2, last: 5 };
  if (page >= pages - 3) return { first: pages - 4, last: pages - 1 };
  return { first: page - 1, last: page + 1 };
}
