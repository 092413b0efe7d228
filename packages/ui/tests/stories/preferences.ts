/**
 * Imitates preferences of a visitor's system, which a page cannot set. Edits the conditions of loaded
 * stylesheets in place, so that the cascade does not change.
 */

/** The imitated preference; `none` leaves everything to the real system. */
export type Preference = 'none' | 'contrast' | 'motion';

/** The media feature of each preference, and its imitated value. */
const features: Partial<Record<string, { feature: string; value: string }>> = {
  contrast: { feature: 'prefers-contrast', value: 'more' },
  motion: { feature: 'prefers-reduced-motion', value: 'reduce' },
};

// Conditions that no page can change: widths are never negative.
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: -1px)';

/** The same media query, as if the system had asked for this preference. */
export function withPreference(query: string, preference: Preference): string {
  // An address may contain a preference that no longer exists.
  const imitated = features[preference];
  if (!imitated) return query;
  const { feature, value } = imitated;
  // Alone in its parentheses, a feature asks for any value but `none`.
  return query.replaceAll(
    new RegExp(`\\(\\s*${feature}\\s*(?::\\s*([a-z-]+)\\s*)?\\)`, 'gi'),
    (_all, asked: string | undefined) => (!asked || asked === value ? ALWAYS : NEVER),
  );
}

const realMatchMedia = window.matchMedia.bind(window);

/** Undoes the imitation, last step first. */
let undo: (() => void)[] = [];

function editConditions(rules: CSSRuleList, preference: Preference): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const before = media.mediaText;
      const after = withPreference(before, preference);
      if (after !== before) {
        media.mediaText = after;
        undo.push(() => (media.mediaText = before));
      }
    }
    if ('cssRules' in rule) editConditions(rule.cssRules as CSSRuleList, preference);
  }
}

function restore(): void {
  for (const step of undo.toReversed()) step();
  undo = [];
}

function imitate(preference: Preference): void {
  window.matchMedia = (query) => realMatchMedia(withPreference(query, preference));
  undo.push(() => (window.matchMedia = realMatchMedia));
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    editConditions(cssRules, preference);
  }
}

let current: Preference = 'none';

/** Applies the preference to all current stylesheets. */
function refresh(): void {
  lateStyles.disconnect();
  restore();
  if (current === 'none') return;
  imitate(current);
  lateStyles.observe(document.head, { childList: true, characterData: true, subtree: true });
}

/** Watches for styles that are added or, in development, replaced. */
const lateStyles = new MutationObserver(refresh);
// A linked stylesheet has rules only once it is loaded.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && current !== 'none') refresh();
  },
  { capture: true },
);

/**
 * Makes the page look as if the visitor's system asked for this preference; `none` restores it. Call
 * it again after changing an adopted stylesheet or the color scheme.
 */
export function setPreference(preference: Preference): void {
  if (preference === 'none' && current === 'none') return;
  current = preference;
  refresh();
}
