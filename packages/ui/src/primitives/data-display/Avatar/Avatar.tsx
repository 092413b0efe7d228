import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Accent } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { AvatarPhoto } from './AvatarPhoto.tsx';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name: the accessible name and the source of the initials. */
  name: string;
  /** URL of a photo. The initials show until the photo has loaded, or if it fails to load. */
  src?: string | undefined;
  /** A drawing in place of the initials, decorative. @default none */
  picture?: ReactNode;
  /** Diameter: 32, 44, 64 or 96 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Tints the initials. @default inherited */
  accent?: Accent | undefined;
  /**
   * Hides the avatar from assistive technology. Use it if the name is next to it as text.
   * @default false
   */
  decorative?: boolean | undefined;
}

/** A person's photo, a drawing, or initials. */
export function Avatar({
  name,
  src,
  picture,
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
      {wrapText((!src && picture) || initials(name))}
      {src && <AvatarPhoto src={src} />}
    </span>
  );
}

/** Returns the first letters of the first and last words. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => firstOf(word))
    .join('')
    .toUpperCase();
}

/** Returns the first character as readers count them: a flag or a family is one. */
function firstOf(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
