import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const items = [
  <DescriptionItem key="name" label="Full name">
    Maya Okafor
  </DescriptionItem>,
  <DescriptionItem key="email" label="Email address">
    maya@example.com
  </DescriptionItem>,
  <DescriptionItem key="since" label="Member since">
    <time dateTime="2026-03-01">March 1, 2026</time>
  </DescriptionItem>,
];

const meta = preview.meta({
  title: 'Components/Data/DescriptionList',
  id: 'descriptionlist',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: { children: items },
});

/** Each label is a term, each value its definition. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((label) => label.textContent);
    await expect(labels).toEqual(['Full name', 'Email address', 'Member since']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('maya@example.com');
  },
});

export const Playground = meta.story();

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="sm">
      {(['surface', 'sunken', 'ink'] as const).map((surface) => (
        <Card key={surface} surface={surface}>
          <DescriptionList>{items}</DescriptionList>
        </Card>
      ))}
    </Grid>
  ),
});
