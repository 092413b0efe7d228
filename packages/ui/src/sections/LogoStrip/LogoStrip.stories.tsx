import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { LogoStrip, type LogoStripContent, type LogoStripItem } from './LogoStrip.tsx';

const mark = (seed: string) => <Picture variant="mark" seed={seed} />;

const logos: LogoStripItem[] = [
  { name: 'Oak & Tide', mark: mark('oak'), lettering: 'text' },
  { name: 'Lumen', mark: mark('lumen') },
  { name: 'Northbay', mark: mark('northbay'), lettering: 'capitals' },
  { name: 'Fieldnote', mark: mark('fieldnote') },
  { name: 'Sora', mark: mark('sora'), lettering: 'capitals' },
  { name: 'Halcyon', mark: mark('halcyon'), lettering: 'text' },
];

const content: LogoStripContent = {
  title: 'They work with us',
  text: 'Names of our own making, for demonstration.',
  items: logos,
};

const meta = preview.meta({
  title: 'Sections/Proof/LogoStrip',
  id: 'logostrip',
  component: LogoStrip,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(logos.map(({ name }) => name));
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** A drawn wordmark still has its name as text for people who cannot see it. */
export const DrawnWordmarks = meta.story({
  args: {
    content: {
      ...content,
      items: [
        {
          name: 'Duo',
          picture: (
            <svg viewBox="0 0 96 36" fill="currentColor">
              <path d="M0 2h14a16 16 0 0 1 0 32H0zM36 2h8v18a8 8 0 0 0 16 0V2h8v32H36z" />
              <circle cx="82" cy="20" r="14" />
            </svg>
          ),
        },
        ...logos.slice(0, 2),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Duo');
  },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: { content: { ...content, items: logos.map(({ name }) => ({ name })) } },
});
