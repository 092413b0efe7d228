/**
 * Shows the other schemes and themes in frames beside the story. Each frame is a whole page, so
 * overlays, fixed parts and the height of the window are right. The manager makes the frames, so
 * the panels still belong to the story itself.
 */
// The manager is compiled for the React that Storybook brings, with the classic JSX.
import * as React from 'react';
import {
  addons,
  types,
  useArgs,
  useGlobals,
  useGlobalTypes,
  useStorybookState,
} from 'storybook/manager-api';
import { frameAddress, framesOf, type Frame } from './frames.ts';
import { SIDE_BY_SIDE } from './side-by-side.ts';
import { widths } from './widths.ts';

const styles = {
  frames: { display: 'flex', gap: 1, inlineSize: '100%', blockSize: '100%', overflowX: 'auto' },
  frame: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 20rem',
    minInlineSize: 0,
    margin: 0,
  },
  caption: { padding: '4px 12px', font: '600 12px system-ui, sans-serif' },
  own: { position: 'relative', flex: 1, minBlockSize: 0 },
  other: { flex: 1, inlineSize: '100%', border: 0, background: 'white' },
} satisfies Record<string, React.CSSProperties>;

/** The channel of a story's page, which has the same origin. */
interface Channel {
  once: (event: string, listener: () => void) => void;
  last: (event: string) => unknown;
  emit: (event: string, argument: object) => void;
}

const channelOf = ({ contentWindow }: HTMLIFrameElement) =>
  (contentWindow as unknown as Record<string, Channel | undefined> | null)?.[
    '__STORYBOOK_ADDONS_CHANNEL__'
  ];

interface OtherProps {
  frame: Frame;
  storyId: string;
  globals: Record<string, unknown>;
  inlineSize: string | undefined;
}

/** A frame beside the story's own. It follows the controls. */
function Other({ frame, storyId, globals, inlineSize }: OtherProps): React.ReactNode {
  const ref = React.useRef<HTMLIFrameElement>(null);
  const [args, , , initialArgs] = useArgs();
  const src = frameAddress(storyId, { ...globals, ...frame.globals });

  React.useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const follow = () => {
      const channel = channelOf(element);
      const update = () => channel?.emit('updateStoryArgs', { storyId, updatedArgs: args });
      if (channel?.last('storyRendered')) update();
      else channel?.once('storyRendered', update);
    };
    if (args === initialArgs) return undefined;
    follow();
    element.addEventListener('load', follow);
    return () => element.removeEventListener('load', follow);
  }, [args, initialArgs, storyId]);

  return (
    <figure style={styles.frame}>
      <figcaption style={styles.caption}>{frame.caption}</figcaption>
      {/* Storybook’s manager ignores messages from a frame with this attribute. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook's own page */}
      <iframe
        ref={ref}
        data-is-storybook-thumbnail=""
        style={{ ...styles.other, inlineSize: inlineSize ?? '100%' }}
        src={src}
        title={`${storyId}: ${frame.caption}`}
      />
    </figure>
  );
}

/** Returns the themes of the toolbar. */
function themesOf(type: ReturnType<typeof useGlobalTypes>[string] | undefined): string[] {
  const { items = [] } = (type?.toolbar ?? {}) as { items?: { value?: string }[] };
  return items.flatMap(({ value }) => (value && value !== SIDE_BY_SIDE ? [value] : []));
}

/** The story's own frame, and the others if the toolbar asks for them. */
function SideBySide({
  children,
  storyId,
}: {
  children?: React.ReactNode;
  storyId: string | undefined;
}): React.ReactNode {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const { theme } = useGlobalTypes();
  const isChosen = globals['scheme'] === SIDE_BY_SIDE || globals['theme'] === SIDE_BY_SIDE;
  const isActive = isChosen && viewMode === 'story' && Boolean(storyId);
  const themes = themesOf(theme);
  const [own, ...others] = isActive ? framesOf(globals, themes) : [];
  const viewport = globals['viewport'] as { value?: keyof typeof widths } | undefined;
  const inlineSize = viewport?.value && widths[viewport.value]?.styles.width;

  // The same elements in both cases, because others would reload the story.
  return (
    <div style={styles.frames}>
      <figure style={styles.frame}>
        <figcaption style={{ ...styles.caption, ...(!own && { display: 'none' }) }}>
          {own?.caption}
        </figcaption>
        <div style={styles.own}>{children}</div>
      </figure>
      {others.map((frame) => (
        <Other
          key={frame.caption}
          frame={frame}
          storyId={storyId ?? ''}
          globals={globals}
          inlineSize={inlineSize}
        />
      ))}
    </div>
  );
}

addons.register('rapport/side-by-side', () => {
  addons.add('rapport/side-by-side', {
    type: types.PREVIEW,
    render: ({ children, storyId }) => <SideBySide storyId={storyId}>{children}</SideBySide>,
  });
});
