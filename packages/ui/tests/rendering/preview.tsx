/**
 * Replaces `.storybook/preview.tsx` in the rendering tests. It makes stories plain data, without Storybook's
 * runtime, so that they render both in Node and on an empty browser page.
 */
import type { ComponentType, ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: { args: Args; globals: Args }) => ReactNode;
type Decorator = (Story: ComponentType, context: { args: Args; globals: Args }) => ReactNode;

interface Annotations {
  title?: string;
  component?: ComponentType<Args>;
  args?: Args;
  render?: Render;
  decorators?: Decorator | Decorator[];
  globals?: Args;
  tags?: string[];
}

/** One story, ready to render. */
export interface PlainStory {
  title: string;
  /** `page` marks a whole page, which has its own landmarks and is rendered only once. */
  tags: string[];
  args?: Args;
  /** With other args, if there are any. */
  element: (args?: Args) => ReactNode;
  /** The component that the story shows. */
  component?: ComponentType<Args>;
  /** The component with the story's args and these props. Absent if the story has a `render`. */
  withProps?: (props: Args) => ReactNode;
}

const list = <T,>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function plainStory(meta: Annotations, story: Annotations): PlainStory & { extend: unknown } {
  const args = { ...meta.args, ...story.args };
  const globals = { session: 'signedOut', ...meta.globals, ...story.globals };
  const render = story.render ?? meta.render;
  const Component = story.component ?? meta.component;
  const decorators = [...list(story.decorators), ...list(meta.decorators)];
  const element = (shown = args) => {
    const context = { args: shown, globals };
    const Shown: ComponentType = () =>
      render ? render(shown, context) : Component ? <Component {...shown} /> : null;
    const Body: ComponentType = () => {
      // Storybook calls a story once more, to write its code, so that its ids count differently.
      void render?.(shown, context);
      return <Shown />;
    };
    const Decorated = decorators.reduce<ComponentType>(
      (Inner, decorate) => () => decorate(Inner, context),
      Body,
    );
    return <Decorated />;
  };
  return {
    title: meta.title ?? '',
    tags: [...list(meta.tags), ...list(story.tags)],
    args,
    element,
    ...(Component && { component: Component }),
    ...(Component && !render && { withProps: (props) => <Component {...args} {...props} /> }),
    extend: (more: Annotations) =>
      plainStory(meta, { ...story, ...more, args: { ...story.args, ...more.args } }),
  };
}

export default {
  meta: (meta: Annotations) => ({
    ...meta,
    story: (story: Annotations = {}) => plainStory(meta, story),
  }),
};
