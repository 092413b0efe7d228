import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Accent } from '../../../lib/content.ts';
import { Artwork } from '../../brand/Artwork/Artwork.tsx';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose face it is: its name for assistive technology, and the source of the initials. */
  name: string;
  /** Address of a photo. Until it has loaded, and if it never does, the initials show. */
  src?: string;
  /** Draws a portrait from this seed, where there is no photo. */
  seed?: string;
  /** Diameter: 32, 44, 64 or 96 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Tints the initials. @default that of the surroundings */
  accent?: Accent;
  /** The name stands beside it in words, so that it says nothing new: hidden from assistive technology. @default false */
  decorative?: boolean;
}

/** Someone's face: a photo, a drawn portrait, or initials. */
export function Avatar({
  name,
  src,
  seed,
  size = 'md',
  accent,
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={clsx('rp-Avatar', className)}
      data-size={size}
      data-accent={accent}
    >
      {seed === undefined || src ? initials(name) : <Artwork variant="portrait" seed={seed} />}
      {/* A picture that fails, with an empty alt, takes no room: the initials under it show. */}
      {src && <img className="rp-Avatar-photo" src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

/** First letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
