import type { PropsWithChildren } from 'react';

interface StoryFrameProps {
  dir: 'ltr' | 'rtl';
  lang: string;
  /** The accent of the story, which can pin its own. */
  accent: string;
  /** The scheme that the story pins; otherwise it has that of the page. */
  scheme: string | undefined;
}

/**
 * A story on a docs page: what the toolbar sets for whole pages elsewhere reaches only the story
 * here, so that the text around it stays as it is.
 */
export const StoryFrame = ({
  dir,
  lang,
  accent,
  scheme,
  children,
}: PropsWithChildren<StoryFrameProps>) => (
  <div
    className="sb-story-frame"
    dir={dir}
    lang={lang}
    data-accent={accent}
    data-color-scheme={scheme}
  >
    {children}
  </div>
);
