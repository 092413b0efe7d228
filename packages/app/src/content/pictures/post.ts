import type { Creator } from '../creators.ts';

/** Returns a card of a campaign’s board. */
export const post = (title: string, { name }: Creator, tag: string, due: string) => ({
  title,
  name,
  due,
  tag,
});
