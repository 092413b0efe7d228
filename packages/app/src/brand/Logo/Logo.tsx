import type { ComponentProps } from 'react';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The name of the site: the wordmark, or the accessible name if only the mark shows.
   * @default 'Rapport'
   */
  name?: string;
  /** Shows the name next to the mark. @default true */
  wordmark?: boolean;
  /** `mono` draws the mark in the color of the text, with the overlap cut out. @default 'color' */
  variant?: 'color' | 'mono';
}

/**
 * Two voices that meet: two equal circles that overlap by a third.
 *
 * It scales with the text (`font-size`): the mark is one em high.
 */
export function Logo({
  name = 'Rapport',
  wordmark = true,
  variant = 'color',
  className,
  ...rest
}: LogoProps) {
  return (
    <span {...rest} className={className ? `rp-Logo ${className}` : 'rp-Logo'}>
      <svg
        className="rp-Logo-mark"
        viewBox="0 0 40 24"
        {...(wordmark ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        {variant === 'mono' ? (
          <path
            fill="currentColor"
            fillRule="evenodd"
            d="M0 12a12 12 0 0 1 24 0a12 12 0 0 1-24 0m16 0a12 12 0 0 1 24 0a12 12 0 0 1-24 0"
          />
        ) : (
          <>
            <circle className="rp-Logo-creator" cx="12" cy="12" r="12" />
            <circle className="rp-Logo-brand" cx="28" cy="12" r="12" />
            <path
              className="rp-Logo-overlap"
              d="M20 3.06a12 12 0 0 1 0 17.88a12 12 0 0 1 0-17.88"
            />
          </>
        )}
      </svg>
      {wordmark && <span className="rp-Logo-wordmark">{name}</span>}
    </span>
  );
}
