import type { PropsWithChildren } from 'react';

interface StoryFrameProps {
  dir: 'ltr' | 'rtl';
  lang: string;
  /** The story's accent; a story can pin one. */
  accent: string;
  /** The scheme that the story pins. Without one, the story has the page's scheme. */
  scheme: string | undefined;
}

/**
 * The frame of a story on a docs page. The toolbar changes only the story, not the text around it.
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
