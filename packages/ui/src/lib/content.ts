/** Types that the content and the props of several components share. */
import type { ComponentProps } from 'react';

/** A link as content: its words and where it goes. */
export interface LinkContent {
  /** Its words. */
  label: string;
  /** Where it leads. */
  href: string;
}

/** A link that looks like a button. */
export interface ActionContent extends LinkContent {
  /** How much it stands out. @default 'solid' for the first of a group, 'outline' for the others */
  variant?: 'solid' | 'outline' | 'ghost';
}

/** Whom a part of a page speaks to; tints everything inside (`data-accent`). */
export type Accent = 'shared' | 'creator' | 'brand';

/** The ground of a part of a page (`data-surface`). `ink` and `accent` are dark in both colour schemes. */
export type Surface = 'canvas' | 'surface' | 'sunken' | 'ink' | 'accent';

/** The rank of a heading in the document outline, apart from its size. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What every section takes. Further props, `id` and `ref` among them, reach its root element. */
export interface SectionBaseProps<Content> extends Omit<
  ComponentProps<'section'>,
  'children' | 'content'
> {
  /** Its words, figures and links. */
  content: Content;
  /** Rank of its title; what stands inside comes one rank below. @default 2 */
  headingLevel?: HeadingLevel;
  /** The ground it stands on. @default that of the surroundings */
  surface?: Surface;
  /** Whom it speaks to. @default that of the surroundings */
  accent?: Accent;
}

/** What opens a section. */
export interface IntroContent {
  /** A word or two above the title. */
  eyebrow?: string;
  /** Heads the section, and names its landmark. */
  title: string;
  /** A sentence or two below the title. */
  text?: string;
}
