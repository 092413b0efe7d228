/** Types shared by the content and props of several components. */
import type { ComponentProps, HTMLAttributeAnchorTarget, ReactNode } from 'react';

/** Where a link opens. */
export interface LinkTarget {
  /**
   * `_blank` opens a new tab without access to this page, and the link says so.
   * @default the same tab
   */
  target?: HTMLAttributeAnchorTarget | undefined;
  /**
   * Relation of the linked page: `nofollow`, `me`.
   * @default none; `external` and `noopener` are added where they apply
   */
  rel?: string | undefined;
}

/** A link as content: its text and its URL. */
export interface LinkContent extends LinkTarget {
  /** Text of the link. It must contain no other link. */
  label: ReactNode;
  /** URL of the link. */
  href: string;
}

interface ActionBase {
  /** Visual weight. @default 'solid' for the first of a group, 'outline' for the others */
  variant?: 'solid' | 'outline' | 'ghost' | undefined;
  /**
   * Called on click, and before a link leads on. Server components cannot pass functions, so put
   * this content in a file with `'use client'`. @default nothing happens
   */
  onClick?: (() => void) | undefined;
}

/** A link that looks like a button. */
export interface LinkAction extends LinkContent, ActionBase {}

/** An action that runs code instead of leading to a page: a button. */
export interface ButtonAction extends ActionBase {
  /** Text of the button. */
  label: ReactNode;
  /** Must be left out: with `href`, the action is a link. */
  href?: undefined;
}

/** A link, a button, or any other node. */
export type ActionContent = LinkAction | ButtonAction | ReactNode;

/**
 * Size of a control and its text. Controls and buttons of the same size share a height: 36, 44 or
 * 52 px; on a touch screen, at least 44.
 */
export type ControlSize = 'sm' | 'md' | 'lg';

/** Accent of a part of a page; tints everything inside (`data-accent`). */
export type Accent = 'primary' | 'secondary' | 'tertiary';

/**
 * The background of a part of a page (`data-surface`). `ink` and `accent` are dark in both color
 * schemes.
 */
export type Surface = 'canvas' | 'surface' | 'sunken' | 'ink' | 'accent';

/** Shape of a picture: a circle, a window with a round top, or a leaf with two round corners. */
export type PictureShape = 'disc' | 'arch' | 'leaf';

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
  headingLevel?: HeadingLevel | undefined;
  /** Its background. @default inherited */
  surface?: Surface | undefined;
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent | undefined;
  /** Space above and below, by the weight of the section. @default as the section needs */
  padding?: 'lg' | 'md' | 'sm' | undefined;
}

/** The intro of a section. */
export interface IntroContent {
  /** A word or two above the title. */
  eyebrow?: ReactNode;
  /** Title of the section; also names its landmark. */
  title: ReactNode;
  /** A sentence or two below the title. */
  text?: ReactNode;
}
