/** The themes that the toolbar offers, one at a time. */
import brand from '../packages/app/src/brand/brand.css?inline';
import { themes } from '../packages/ui/tests/stories/themes.ts';

export const themeNames = [...themes.keys()];

/** Rapport's has the site's own art and ornaments on top of it. */
const stylesOf = (name: string) => (themes.get(name) ?? '') + (name === 'rapport' ? brand : '');

const sheet = new CSSStyleSheet();
let applied: string | undefined;

/** Puts this theme in place of the one before. */
export function applyTheme(name: string): void {
  if (name === applied) return;
  applied = name;
  sheet.replaceSync(stylesOf(name));
  document.adoptedStyleSheets = [sheet];
}
