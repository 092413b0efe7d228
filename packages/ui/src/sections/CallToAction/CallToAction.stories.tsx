import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { LONG, onSurfaces, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { CallToAction, type CallToActionContent } from './CallToAction.tsx';

const content: CallToActionContent = {
  title: 'Ready to find your match?',
  text: 'Join as a creator or as a brand, and look around before you decide.',
  actions: [
    { label: 'Sign up now', href: '/register' },
    { label: 'Contact us', href: '/contact' },
  ],
};

const meta = preview.meta({
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(content.title);
    await expect(canvas.getByRole('link', { name: 'Sign up now' })).toHaveAttribute(
      'data-variant',
      'solid',
    );
  },
});

export const Playground = meta.story();

export const OnAccent = meta.story({ args: { surface: 'accent' } });

export const Creator = meta.story({ args: { surface: 'accent', accent: 'secondary' } });

export const Brand = meta.story({ args: { surface: 'accent', accent: 'tertiary' } });

export const OneAction = meta.story({
  args: { content: { title: 'Come and work with us', actions: content.actions.slice(1) } },
});

export const LongText = meta.story({
  args: {
    content: {
      title: LONG.title,
      text: LONG.text,
      actions: [
        { label: LONG.label, href: '/register' },
        { label: `${LONG.label}, or two`, href: '#more' },
      ],
    },
  },
});

export const ShortText = meta.story({
  args: { content: { title: SHORT.title, actions: [{ label: SHORT.label, href: '/register' }] } },
});

export const Phone = meta.story({
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

export const Surfaces = meta.story({ tags: ['dev'], render: onSurfaces(CallToAction) });

export const Twice = meta.story(twice(CallToAction));
