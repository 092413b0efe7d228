import { expect } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { PlatformList, type PlatformListContent } from './PlatformList.tsx';

const waves = icon('M4 10v4M9 6v12M14 9v6M19 4v16');

const platforms: PlatformListContent['platforms'] = [
  { name: 'Tonhaus', icon: waves },
  { name: 'Wavelength', icon: waves },
  { name: 'Podium', icon: waves },
];

const content: PlatformListContent = { title: 'Available on', platforms };

const meta = preview.meta({
  title: 'Sections/Lists/PlatformList',
  id: 'platformlist',
  component: PlatformList,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

/** Without an `href`, a name is not a link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Available on' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Tonhaus',
      'Wavelength',
      'Podium',
    ]);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

export const WithLinks = meta.story({
  args: {
    content: {
      ...content,
      text: 'Or wherever you listen.',
      platforms: platforms.map((platform) => ({ ...platform, href: `#${platform.name}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Podium' })).toHaveAttribute('href', '#Podium');
  },
});

export const WithNote = meta.story({
  args: { content: { ...content, note: 'Two more open in the summer.' } },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: { content: { ...content, platforms: platforms.map(({ name }) => ({ name })) } },
});
