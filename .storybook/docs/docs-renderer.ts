/** Draws docs pages with Storybook's renderer and this project's frame and blocks. */
import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { DocsFrame } from './DocsFrame.tsx';
import { Canvas, Story } from './StoryBlocks.tsx';

const { render, unmount } = new DocsRenderer<ReactRenderer>();

export const docsRenderer: DocsRenderer<ReactRenderer> = {
  render: (context, docs, element) =>
    render(context, { ...docs, container: DocsFrame, components: { Canvas, Story } }, element),
  unmount,
};
