import { useId, type ComponentProps } from 'react';
import { Cover, Mark, Meeting, Portrait } from './pictures.tsx';

export interface ArtworkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * `cover`: two overlapping shapes on a background, for an article or an episode. `portrait`: head
   * and shoulders. `mark`: a company logo in the color of the text. `hero`: the main picture of the
   * site, the same for every seed.
   */
  variant: 'cover' | 'portrait' | 'mark' | 'hero';
  /**
   * Chooses the picture: a slug, a name. The same seed always draws the same picture. @default ''
   */
  seed?: string;
  /**
   * Accessible name, if the picture says something that the text does not. @default none: it is
   * decoration
   */
  label?: string;
}

const pictures = {
  cover: [Cover, '0 0 120 120'],
  portrait: [Portrait, '0 0 120 120'],
  mark: [Mark, '0 0 32 32'],
  hero: [Meeting, '9 14 572 572'],
} as const;

/**
 * A picture drawn with circles, rounded squares, rings and bars in the colors of the site.
 *
 * It fills its box: give the box a width and an `aspect-ratio`. Pictures are square; a wider box,
 * up to 16:9, shows the middle.
 */
export function Artwork({ variant, seed = '', label, className, ...rest }: ArtworkProps) {
  const id = useId();
  const [Picture, viewBox] = pictures[variant];
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={className ? `rp-Artwork ${className}` : 'rp-Artwork'}
    >
      <Picture seed={seed} id={id} />
    </svg>
  );
}
