/** The color schemes to choose from; `system` follows the visitor's system. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const STORED = 'theme';

/**
 * Shows a theme and remembers it for all pages and tabs. The script in the head applies it, because
 * that script also has to apply the theme before the first paint.
 */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, theme);
  } catch {
    // Storage is blocked, so the theme lasts as long as the page.
  }
  dispatchEvent(new CustomEvent('theme', { detail: theme }));
}

/** Returns the current theme. */
export const shownTheme = (): Theme =>
  (document.documentElement.dataset['colorScheme'] as Theme | undefined) ?? 'system';

/** Calls back when the theme changes, here or in another tab. */
export function watchTheme(onChange: () => void): () => void {
  addEventListener('theme', onChange);
  return () => removeEventListener('theme', onChange);
}
