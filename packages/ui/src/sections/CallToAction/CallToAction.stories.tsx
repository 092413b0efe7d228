import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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

export const Creator = meta.story({ args: { surface: 'accent', accent: 'creator' } });

export const Brand = meta.story({ args: { surface: 'accent', accent: 'brand' } });

export const OneAction = meta.story({
  args: { content: { title: 'Come and work with us', actions: content.actions.slice(1) } },
});

export const LongTitle = meta.story({
  args: {
    content: {
      title: 'Öffentlichkeitsarbeit und Zusammenarbeit, die beiden Seiten nützt',
      text: `${content.text} ${content.text}`,
      actions: [
        { label: 'Kostenlos und unverbindlich ausprobieren', href: '/register' },
        { label: 'Mehr darüber erfahren', href: '#more' },
      ],
    },
  },
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
