import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Artwork } from '../../primitives/Artwork/Artwork.tsx';
import { Hero, type HeroContent } from './Hero.tsx';

const content: HeroContent = {
  eyebrow: 'The collaboration marketplace',
  title: 'Connect. Create. Monetize.',
  text: 'Creators and brands meet here, agree on the work, and make something neither could make alone.',
  actions: [
    { label: 'Get started', href: '/register' },
    { label: 'Learn more', href: '#how-it-works' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: content.title });
    await expect(canvas.getByRole('region', { name: content.title })).toContainElement(title);
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'data-variant',
      'solid',
    );
    await expect(canvas.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
      'data-variant',
      'outline',
    );
  },
});

export const Playground = meta.story({ args: { art: <Artwork variant="hero" /> } });

/** The picture stands beside the words. */
export const WithArt = meta.story({ args: { art: <Artwork variant="hero" /> } });

export const Creator = meta.story({
  args: {
    accent: 'creator',
    content: { ...content, eyebrow: 'For influencers', title: 'Grow your influence and income' },
  },
});

export const Brand = meta.story({
  args: {
    accent: 'brand',
    surface: 'sunken',
    content: { ...content, eyebrow: 'For brands', title: 'Amplify your brand’s reach' },
  },
});

export const OnInk = meta.story({ args: { surface: 'ink' } });

export const TitleOnly = meta.story({ args: { content: { title: 'Privacy Policy' } } });

/** Not the first heading of a page: the rank changes, the look does not. */
export const SecondLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(content.title);
  },
});

export const LongTitle = meta.story({
  args: {
    content: {
      ...content,
      title: 'Öffentlichkeitsarbeit und Zusammenarbeit, die beiden Seiten nützt',
      actions: [
        { label: 'Kostenlos und unverbindlich ausprobieren', href: '/register' },
        { label: 'Mehr darüber erfahren', href: '#more' },
      ],
    },
    art: <Artwork variant="hero" />,
  },
});

const phone = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Story />
  </div>
);

export const Phone = meta.story({ decorators: [phone], args: { art: <Artwork variant="hero" /> } });

export const PhoneWithoutArt = meta.story({ decorators: [phone] });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** Two on a page: ids and names stay apart. */
export const Twice = meta.story({
  render: (args) => (
    <>
      <Hero {...args} />
      <Hero {...args} headingLevel={2} content={{ ...content, title: 'And again' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'And again' })).toBeVisible();
  },
});
