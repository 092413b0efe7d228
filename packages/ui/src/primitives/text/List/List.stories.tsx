import { Minus, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { SURFACES } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { List, ListItem } from './List.tsx';

const items = ['Two loaves a week', 'Delivery on your street', 'A jar of starter to keep'].map(
  (item) => <ListItem key={item}>{item}</ListItem>,
);

const meta = preview.meta({
  title: 'Components/Text/List',
  id: 'list',
  component: List,
  subcomponents: { ListItem },
  args: { children: items },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { marker: 'tick', gap: 3 } });

/** The order matters, so it is an `<ol>`; HTML's `start` and `reversed` work. */
export const Numbers = meta.story({
  args: {
    marker: 'number',
    children: ['Mix flour and water', 'Let it rest overnight', 'Fold, shape and bake'].map(
      (item) => <ListItem key={item}>{item}</ListItem>,
    ),
  },
});

/** What is included. Still a list in Safari, although the browser draws no markers. */
export const Ticks = meta.story({
  args: { marker: 'tick' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveAttribute('role', 'list');
  },
});

/** An item may have an icon in place of the marker; its text says the same. */
export const Icons = meta.story({
  args: {
    marker: 'tick',
    children: (
      <>
        <ListItem>Two loaves a week</ListItem>
        <ListItem icon={<Plus />}>Extra: a birthday cake</ListItem>
        <ListItem icon={<Minus />}>Not included: Sundays</ListItem>
      </>
    ),
  },
});

/** A List in an item, of any kind. */
export const Nested = meta.story({
  args: {
    marker: 'number',
    children: (
      <>
        <ListItem>
          Weigh the ingredients
          <List>
            <ListItem>500 g flour</ListItem>
            <ListItem>10 g salt</ListItem>
          </List>
        </ListItem>
        <ListItem>
          Check the oven
          <List marker="tick">
            <ListItem>230 °C</ListItem>
            <ListItem>A tray of water at the bottom</ListItem>
          </List>
        </ListItem>
      </>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Inline gap={6}>
            {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
              <List {...args} key={accent} data-accent={accent} marker="tick" />
            ))}
            {(['dot', 'number', 'none'] as const).map((marker) => (
              <List {...args} key={marker} marker={marker} />
            ))}
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
});
