/**
 * The page's only Trusted Types policy; the Content-Security-Policy allows no other. It applies
 * wherever code writes text into the page as HTML. It accepts only the markup with which React
 * makes a script element, and text without markup, such as structured data. It has no rule for
 * scripts and their addresses, so browsers refuse both as text.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
const { trustedTypes } = window as {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): void;
  };
};

trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') && html !== '<script></script>' ? null : html),
});
