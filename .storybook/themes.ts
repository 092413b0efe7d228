/** Applies the themes of the toolbar, one at a time. */
import brand from '../packages/app/src/brand/brand.css?inline';
import { themes } from '../packages/ui/tests/stories/themes.ts';

export const themeNames = [...themes.keys()];

/** The Rapport theme also has the site's own styles. */
const stylesOf = (name: string) => (themes.get(name) ?? '') + (name === 'rapport' ? brand : '');

const sheet = new CSSStyleSheet();
let applied: string | undefined;

/** Replaces the current theme. */
export function applyTheme(name: string): void {
  if (name === applied) return;
  applied = name;
  sheet.replaceSync(stylesOf(name));
  document.adoptedStyleSheets = [sheet];
}
