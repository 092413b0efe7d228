import preview from '#stories/preview.tsx';
import {
  DescriptionItem,
  DescriptionList,
} from '../../data-display/DescriptionList/DescriptionList.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  title: 'Components/Text/Kbd',
  id: 'kbd',
  component: Kbd,
  args: { children: 'Esc' },
});

export const Default = meta.story({
  render: () => (
    <DescriptionList style={{ maxInlineSize: '28rem' }}>
      <DescriptionItem label="Search">
        <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd>
      </DescriptionItem>
      <DescriptionItem label="Save the draft">
        <Kbd>Ctrl</Kbd> + <Kbd>S</Kbd>
      </DescriptionItem>
      <DescriptionItem label="Next and last chapter">
        <Kbd>→</Kbd> <Kbd>←</Kbd>
      </DescriptionItem>
      <DescriptionItem label="Close">
        <Kbd>Esc</Kbd>
      </DescriptionItem>
    </DescriptionList>
  ),
});

export const Playground = meta.story({ args: { children: 'Enter' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['canvas', 'surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Text key={size} size={size}>
              {size}: <Kbd>Shift</Kbd> + <Kbd>↑</Kbd>
            </Text>
          ))}
        </Card>
      ))}
    </Stack>
  ),
});
