/** Types that the content of several components shares. */

/** A link as content: its words and where it goes. */
export interface LinkContent {
  label: string;
  href: string;
}

/** A link that looks like a button. */
export interface ActionContent extends LinkContent {
  /** @default 'solid' for the first of a group, 'outline' for the others */
  variant?: 'solid' | 'outline' | 'ghost';
}

/** Whom a part of a page speaks to; tints everything inside (`data-accent`). */
export type Accent = 'shared' | 'creator' | 'brand';

/** The ground of a part of a page (`data-surface`). `ink` and `accent` are dark in both colour schemes. */
export type Surface = 'canvas' | 'surface' | 'sunken' | 'ink' | 'accent';

/** The rank of a heading in the document outline, apart from its size. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
