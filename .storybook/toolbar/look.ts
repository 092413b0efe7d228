/** Gives the page the look that the toolbar asks for. */
import { setPreference, type Preference } from '../../packages/ui/tests/stories/preferences.ts';
import { applyTheme, themeNames } from '../themes.ts';
import { SIDE_BY_SIDE } from './side-by-side.ts';
import { setText, type TextChange } from './text.ts';

/** The toolbar's globals. In an address they may have any value. */
type Look = Record<string, string | undefined>;

let adjusted = '';

/** Applies the toolbar's globals and removes every trace of earlier ones. */
export function applyLook(globals: Look): void {
  const { theme, scheme, accent, preference = 'none', text = 'normal', dir = 'ltr' } = globals;
  const isHebrew = globals['words'] === 'Hebrew';
  const root = document.documentElement;
  root.dir = isHebrew ? 'rtl' : dir;
  root.lang = isHebrew ? 'he' : 'en';
  root.dataset['accent'] = accent;
  // Side by side, the manager adds frames for the others.
  const shownScheme = scheme === SIDE_BY_SIDE ? 'light' : scheme;
  if (shownScheme === 'system') delete root.dataset['colorScheme'];
  else root.dataset['colorScheme'] = shownScheme;
  applyTheme((theme === SIDE_BY_SIDE ? themeNames[0] : theme) ?? '');
  setText(text as TextChange);
  // Reads every rule of the page, so it must not run at every render.
  const adjustment = `${preference} ${theme} ${scheme}`;
  if (adjustment !== adjusted) setPreference(preference as Preference);
  adjusted = adjustment;
}
