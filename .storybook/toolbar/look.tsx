/** Gives a story the look that the toolbar asks for. */
import { useLayoutEffect, type PropsWithChildren } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { he } from '../../packages/ui/src/words/he.ts';
import { RapportProvider } from '../../packages/ui/src/words/RapportProvider/RapportProvider.tsx';
import { applyTheme, themeNames } from '../themes.ts';
import { SIDE_BY_SIDE } from './globals.ts';

interface Look {
  theme: string;
  /** Absent for the system's. */
  scheme?: string;
  accent: string;
  dir: string;
  lang: string;
}

const neutral: Look = { theme: themeNames[0]!, accent: 'primary', dir: 'ltr', lang: 'en' };

function paint({ theme, scheme, accent, dir, lang }: Look): void {
  const root = document.documentElement;
  applyTheme(theme);
  Object.assign(root, { dir, lang });
  root.dataset['accent'] = accent;
  if (scheme) root.dataset['colorScheme'] = scheme;
  else delete root.dataset['colorScheme'];
}

/** The page in a look, as long as the story is shown. */
function Painted({ look, children }: PropsWithChildren<{ look: Look }>) {
  // Before the story is drawn, because it may measure itself.
  paint(look);
  useLayoutEffect(() => () => paint(neutral), []);
  return children;
}

/** The story in light and in dark, each in a window of its own. */
const SideBySide = ({ id, globals }: { id: string; globals: Record<string, unknown> }) => (
  <div className="sb-side-by-side">
    {['light', 'dark'].map((scheme) => {
      const values = Object.entries({ ...globals, scheme })
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => `${name}:${value}`);
      const query = new URLSearchParams({ id, viewMode: 'story', globals: values.join(';') });
      return (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook
        <iframe key={scheme} title={`In ${scheme}`} src={`iframe.html?${query.toString()}`} />
      );
    })}
  </div>
);

export const withLook: Decorator = (Story, { globals, id, storyGlobals, viewMode }) => {
  const { theme, scheme, accent, words } = globals;
  const isDocs = viewMode === 'docs';
  if (scheme === SIDE_BY_SIDE && !isDocs) return <SideBySide id={id} globals={globals} />;
  const isHebrew = words === 'Hebrew';
  const look: Look = {
    ...neutral,
    theme,
    ...(['light', 'dark'].includes(scheme) && { scheme }),
    accent,
    ...(isHebrew ? { dir: 'rtl', lang: 'he' } : { dir: globals['dir'] }),
  };
  const story = isHebrew ? (
    <RapportProvider words={he} direction="rtl">
      <Story />
    </RapportProvider>
  ) : (
    <Story />
  );
  if (!isDocs) return <Painted look={look}>{story}</Painted>;
  // The text around the stories keeps its language and direction.
  const { dir, lang, ...page } = look;
  return (
    <Painted look={{ ...neutral, ...page, accent: neutral.accent }}>
      <div
        className="sb-story-frame"
        dir={dir}
        lang={lang}
        data-accent={accent}
        data-color-scheme={storyGlobals['scheme']}
      >
        {story}
      </div>
    </Painted>
  );
};
