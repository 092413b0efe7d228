import { expect } from 'storybook/test';
import { Each } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { TeamGrid, type TeamGridContent, type TeamGridItem } from './TeamGrid.tsx';

const portrait = (name: string) => <Picture variant="portrait" seed={name} />;

const people: TeamGridItem[] = [
  {
    name: 'Leila Haddad',
    role: 'Editor',
    text: 'Reads everything twice, the second time aloud.',
    picture: portrait('Leila Haddad'),
  },
  {
    name: 'Tomás Rivera',
    role: 'Pictures',
    text: 'Draws first and asks what it is for later.',
    picture: portrait('Tomás Rivera'),
  },
  {
    name: 'Priya Nair',
    role: 'Print',
    text: 'Knows which paper will still be white in thirty years.',
    picture: portrait('Priya Nair'),
  },
];

const content: TeamGridContent = {
  title: 'Who makes the magazine',
  text: 'Three people and a kettle.',
  items: people,
};

const groups: TeamGridItem[] = ['Editors', 'Illustration', 'Printers', 'The van'].map(
  (name, index) => ({
    name,
    role: ['Tuesdays, third floor', 'Under the skylight', 'Downstairs', 'On the road'][index]!,
    picture:
      index % 3 ? (
        portrait(name)
      ) : (
        <>
          {portrait(`${name} 1`)}
          {portrait(`${name} 2`)}
          {portrait(`${name} 3`)}
        </>
      ),
  }),
);

const photos: TeamGridContent = { title: 'Where we work', items: groups };

const meta = preview.meta({
  title: 'Sections/Proof/TeamGrid',
  id: 'teamgrid',
  component: TeamGrid,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual(people.map(({ name }) => name));
    // The portrait is decorative, because the name is next to it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** Pictures of one or more people, edge to edge, with the text on a label. */
export const Photos = meta.story({ args: { layout: 'photos', content: photos } });

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={['portraits', 'photos']}>
      {(layout) => (
        <TeamGrid
          {...args}
          layout={layout}
          content={{
            title: `Without pictures, ${layout}`,
            items: people.map((one) => ({ ...one, picture: undefined })),
          }}
        />
      )}
    </Each>
  ),
});
