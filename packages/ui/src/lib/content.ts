/** Types shared by the content and props of several components. */
import type { ComponentProps } from 'react';

/** A link as content: its text and its URL. */
export interface LinkContent {
  /** Text of the link. */
  label: string;
  /** URL of the link. */
  href: string;
}

/** A link that looks like a button. */
export interface ActionContent extends LinkContent {
  /** Visual weight. @default 'solid' for the first of a group, 'outline' for the others */
  variant?: 'solid' | 'outline' | 'ghost';
}

/** The audience of a part of a page; tints everything inside (`data-accent`). */
export type Accent = 'primary' | 'secondary' | 'tertiary';

/**
 * The background of a part of a page (`data-surface`). `ink` and `accent` are dark in both color
 * schemes.
 */
export type Surface = 'canvas' | 'surface' | 'sunken' | 'ink' | 'accent';

/** The level of a heading in the page outline, independent of its size. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Props that every section takes. Other props, including `id` and `ref`, reach its root element.
 */
export interface SectionBaseProps<Content> extends Omit<
  ComponentProps<'section'>,
  'children' | 'content'
> {
  /** Its text, figures and links. */
  content: Content;
  /** Heading level of its title; headings inside are one level below. @default 2 */
  headingLevel?: HeadingLevel;
  /** Its background. @default inherited */
  surface?: Surface;
  /** The audience it addresses. @default inherited */
  accent?: Accent;
}

/** The intro of a section. */
export interface IntroContent {
  /** A word or two above the title. */
  eyebrow?: string;
  /** Title of the section; also names its landmark. */
  title: string;
  /** A sentence or two below the title. */
  text?: string;
}
