import { Button, Inline } from '@rapport/ui';
import { useId, useSyncExternalStore } from 'react';
import { themeContent } from '../content/footer.tsx';
import { setTheme, shownTheme, themes, watchTheme } from './theme.ts';

/** A switch between light and dark. It stays hidden until its script has loaded. */
export function ThemeSwitch() {
  const labelId = useId();
  const shown = useSyncExternalStore(watchTheme, shownTheme, () => null);
  return (
    <Inline
      gap={3}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- these are buttons, not form controls
      role="group"
      aria-labelledby={labelId}
      data-waiting={shown === null || undefined}
    >
      <span id={labelId}>{themeContent.label}</span>
      <Inline gap={1}>
        {themes.map((theme) => (
          <Button
            key={theme}
            size="sm"
            variant={theme === shown ? 'outline' : 'ghost'}
            aria-pressed={theme === shown}
            onClick={() => setTheme(theme)}
          >
            {themeContent[theme]}
          </Button>
        ))}
      </Inline>
    </Inline>
  );
}
