import { expect } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { PlatformList, type PlatformListContent } from './PlatformList.tsx';

const waves = icon('M4 10v4M9 6v12M14 9v6M19 4v16');

const platforms: PlatformListContent['items'] = [
  { name: 'Tonhaus', icon: waves, href: '#tonhaus' },
  { name: 'Wavelength', icon: waves, href: '#wavelength' },
  { name: 'Podium', icon: waves },
];

const content: PlatformListContent = {
  title: 'Available on',
  text: 'Or wherever you listen.',
  items: platforms,
  note: 'Two more open in the summer.',
};

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
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Podium')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: { content: { ...content, items: platforms.map(({ name }) => ({ name })) } },
});
