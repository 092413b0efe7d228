import type { ComponentProps } from 'react';

/**
 * Rapport's logo. Two voices that meet: two equal circles that overlap by a third. It scales with
 * the text (`font-size`): the mark is one em high.
 */
export const Logo = (props: Pick<ComponentProps<'span'>, 'style'>) => (
  <span {...props} className="site-Logo">
    <svg className="site-Logo-mark" viewBox="0 0 40 24" aria-hidden="true">
      <circle className="site-Logo-creator" cx="12" cy="12" r="12" />
      <circle className="site-Logo-brand" cx="28" cy="12" r="12" />
      <path className="site-Logo-overlap" d="M20 3.06a12 12 0 0 1 0 17.88a12 12 0 0 1 0-17.88" />
    </svg>
    <span className="site-Logo-wordmark">Rapport</span>
  </span>
);
