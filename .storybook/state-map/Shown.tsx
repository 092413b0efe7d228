import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Heading } from '../../packages/ui/src/primitives/text/Heading/Heading.tsx';
import { Link } from '../../packages/ui/src/primitives/controls/Link/Link.tsx';
import { Text } from '../../packages/ui/src/primitives/text/Text/Text.tsx';
import { frameHref, storyHref } from './links.ts';
import type { StoryLink } from './states.ts';

const WIDTHS = [360, 1280];
const HEIGHT = 720;
/** Space between two frames, in pixels. */
const GAP = 16;
/** Width in pixels from which a panel has two frames side by side. */
const SIDE_BY_SIDE = 640;

interface ShownProps {
  title: string;
  text?: string | undefined;
  link: StoryLink;
}

/** A story at the narrowest and the widest width, in light and dark. */
export function Shown({ title, text, link }: ShownProps) {
  const panel = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(panel.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const cell = document.activeElement as HTMLElement | null;
    // A play function that types moves focus into its frame. Return it, because the reader is at
    // the map.
    const giveBack = () => {
      if (panel.current?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
    };
    const onBlur = () => void setTimeout(giveBack);
    addEventListener('blur', onBlur);
    return () => removeEventListener('blur', onBlur);
  }, []);

  const both = WIDTHS.reduce((sum, each) => sum + each);
  const scaleOf = (each: number) =>
    width < SIDE_BY_SIDE ? Math.min(1, width / each) : (width - GAP) / both;

  return (
    <section ref={panel} className="sb-map-panel" aria-label={title}>
      <div className="sb-map-panel-head">
        <Heading headingLevel={3} size="md">
          {title}
        </Heading>
        {text && <Text tone="quiet">{text}</Text>}
        <Link href={storyHref(link)} target="_top">
          Open the story
        </Link>
      </div>
      {width > 0 &&
        (['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className="sb-map-frames">
            {WIDTHS.map((each) => (
              <figure key={each} className="sb-map-figure">
                <figcaption>
                  {each} px, {scheme}
                </figcaption>
                <div
                  className="sb-map-stage"
                  style={{ inlineSize: each * scaleOf(each), blockSize: HEIGHT * scaleOf(each) }}
                >
                  {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story */}
                  <iframe
                    title={`${title}, ${each} px, ${scheme}`}
                    src={frameHref(link, scheme)}
                    loading="lazy"
                    tabIndex={-1}
                    style={{
                      inlineSize: each,
                      blockSize: HEIGHT,
                      transform: `scale(${scaleOf(each)})`,
                    }}
                  />
                </div>
              </figure>
            ))}
          </div>
        ))}
    </section>
  );
}
