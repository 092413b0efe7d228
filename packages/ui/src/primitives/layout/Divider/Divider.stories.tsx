import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Divider',
  id: 'divider',
  component: Divider,
});

export const Default = meta.story({
  render: (args) => (
    <Stack>
      <Text>For readers</Text>
      <Divider {...args} />
      <Text>For schools</Text>
    </Stack>
  ),
});

export const Playground = meta.story();

/** Between the children of a row. */
export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap={4}>
      <Text>45 minutes</Text>
      <Divider {...args} />
      <Text>May 10, 2025</Text>
    </Inline>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="xs">
      {(['canvas', 'surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Stack>
            <Text>{surface}</Text>
            <Divider />
            <Inline>
              <Text>45 minutes</Text>
              <Divider orientation="vertical" />
              <Text>May 10, 2025</Text>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
});
