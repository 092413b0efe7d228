import type { ComponentProps } from 'react';

export interface ArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Accessible name, if the picture says something that the text does not. @default none: it is
   * decoration
   */
  label?: string;
}

export interface Seeded {
  /** Chooses the picture: a slug, a name. The same seed always draws the same picture. */
  seed: string;
}

/**
 * What is drawn in its light colors. The opacity, which looks like 1, makes it one image. Without
 * it, a rounded box blends each shape at its edge with what lies below.
 */
export const lit = {
  className: 'rp-Artwork-lit',
  'data-color-scheme': 'light',
  opacity: 0.999,
};

/**
 * The frame of every picture of Rapport: circles, rounded squares, rings and bars in the colors of
 * its theme.
 *
 * It fills its box: give the box a width and an `aspect-ratio`. Pictures are square; a wider box,
 * up to 16:9, shows the middle.
 */
export function Frame({
  viewBox = '0 0 120 120',
  label,
  className,
  ...rest
}: ArtProps & ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={className ? `rp-Artwork ${className}` : 'rp-Artwork'}
    />
  );
}
