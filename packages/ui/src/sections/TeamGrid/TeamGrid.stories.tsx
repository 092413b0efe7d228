import { expect } from 'storybook/test';
import { COUNTS, Each, LONG, onSurfaces, repeat, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { TeamGrid, type TeamGridContent, type TeamGridPerson } from './TeamGrid.tsx';

const portrait = (name: string) => <Picture variant="portrait" seed={name} />;

const people: TeamGridPerson[] = [
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
  people,
};

const groups: TeamGridPerson[] = ['Editors', 'Illustration', 'Printers', 'The van'].map(
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

const photos: TeamGridContent = { title: 'Where we work', people: groups };

const some = (count: number): TeamGridContent => ({
  title: `Number of people: ${count}`,
  people: repeat(people, count, (one, index) => ({
    ...one,
    name: `${one.name} ${index + 1}`,
    picture: portrait(`${index}`),
  })),
});

const meta = preview.meta({
  title: 'Sections/Proof/TeamGrid',
  id: 'teamgrid',
  component: TeamGrid,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual(people.map(({ name }) => name));
    // The portrait is decorative, because the name is next to it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** Pictures of one or more people, edge to edge, with the text on a label. */
export const Photos = meta.story({ args: { layout: 'photos', content: photos } });

/** Inner headings stay below the title, whatever its level. */
export const DeeperInOutline = meta.story({
  tags: ['behavior'],
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: content.title as string }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
});

export const ItemCounts = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={COUNTS}>{(count) => <TeamGrid {...args} content={some(count)} />}</Each>
  ),
});

export const Surfaces = meta.story({ tags: ['matrix'], render: onSurfaces(TeamGrid) });

export const PhotoCounts = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={COUNTS}>
      {(count) => <TeamGrid {...args} layout="photos" content={some(count)} />}
    </Each>
  ),
});

export const LongText = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={['portraits', 'photos']}>
      {(layout) => (
        <TeamGrid
          {...args}
          layout={layout}
          content={{
            eyebrow: LONG.label,
            title: `${layout}: ${LONG.title}`,
            text: LONG.text,
            people: repeat(people, 3, (one, index) => ({
              ...one,
              name: `${index + 1}. ${LONG.title}`,
              role: LONG.label,
              text: LONG.text,
            })),
          }}
        />
      )}
    </Each>
  ),
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: SHORT.title,
      people: [
        { name: 'Al', picture: portrait('Al') },
        { name: 'Bo', picture: portrait('Bo') },
        { name: 'Cy', picture: portrait('Cy') },
      ],
    },
  },
});

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
            people: repeat(people, 3, (one) => ({ ...one, picture: undefined })),
          }}
        />
      )}
    </Each>
  ),
});

export const Twice = meta.story({ ...twice(TeamGrid), tags: ['behavior'] });
