import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { ItemList, type ItemListProps } from './ItemList.tsx';

const rooms = ['The mill', 'The old dairy', 'The back room'];

const Rooms = (props: Partial<ItemListProps<string>>) => (
  <ItemList items={rooms} gap={4} {...props}>
    {(room) => (
      <li key={room}>
        <Text>{room}</Text>
      </li>
    )}
  </ItemList>
);

const meta = preview.meta({
  title: 'Components/Layout/ItemList',
  id: 'itemlist',
  component: Rooms,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Playground = meta.story({ args: { columns: 3 } });

/** One item: there is nothing to count. */
export const Dont = meta.story({ tags: ['!dev'], args: { items: ['The mill'] } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <>
      {([1, 2, 3, 4] as const).map((columns) => (
        <Rooms key={columns} columns={columns} columnWidth="xs" />
      ))}
    </>
  ),
});
