/** The themes that the toolbar offers, one at a time. */
import gazette from '../packages/ui/themes/gazette.css?inline';
import plain from '../packages/ui/themes/plain.css?inline';
import rapport from '../packages/ui/themes/rapport.css?inline';
import brand from '../packages/app/src/brand/brand.css?inline';

// Rapport's theme, and the site's own art and ornaments on top of it.
const styles: Record<string, string> = { plain, rapport: rapport + brand, gazette };

export const themeNames = Object.keys(styles);

const sheet = new CSSStyleSheet();
let applied: string | undefined;

/** Puts this theme in place of the one before. */
export function applyTheme(name: string): void {
  if (name === applied) return;
  applied = name;
  sheet.replaceSync(styles[name] ?? '');
  document.adoptedStyleSheets = [sheet];
}
