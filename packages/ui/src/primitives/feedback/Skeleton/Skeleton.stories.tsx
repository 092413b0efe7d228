import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';
import { SkeletonMask } from './SkeletonMask.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  id: 'skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRegion, SkeletonMask },
});

export const Default = meta.story({
  render: () => (
    <Grid columnWidth="sm" aria-hidden="true" style={{ maxInlineSize: '56rem' }}>
      {['One', 'Two', 'Three'].map((card) => (
        <Card key={card}>
          <Stack>
            <Skeleton style={{ blockSize: '8rem' }} />
            <Skeleton variant="text" lines={3} />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
});

export const Playground = meta.story({ args: { variant: 'text', lines: 3 } });

/** As high as the text that will replace it, at any size. */
export const Lines = meta.story({
  render: () => (
    <Grid columnWidth="xs" columns={2}>
      <Text asChild size="lg" style={{ display: 'block' }}>
        <span>
          <Skeleton lines={3} />
        </span>
      </Text>
      <Text size="lg">
        One line
        <br />
        another line
        <br />
        and the last
      </Text>
    </Grid>
  ),
});

/** Content whose size is known takes up the same space while it is hidden. */
export const Mask = meta.story({
  render: () => (
    <Grid columnWidth="xs" columns={2}>
      {[true, false].map((busy) => (
        <SkeletonMask key={String(busy)} busy={busy} data-testid={busy ? 'busy' : 'shown'}>
          <Heading headingLevel={2}>Three books are due</Heading>
          <Text>Renew them by Friday, or bring them back.</Text>
          <Button>Renew</Button>
        </SkeletonMask>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    const [busy, shown] = ['busy', 'shown'].map((id) => canvas.getByTestId(id).clientHeight);
    await expect(busy).toBe(shown);
  },
});

/** The region announces once that it is loading, then shows the content. */
export const Region = meta.story({
  render: () => <Episode />,
});

export const Arrives = Region.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading the episode');
    await expect(status.parentElement!.nextElementSibling).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: 'The honest review' })).toBeVisible();
    await expect(status).toHaveTextContent('The episode is there');
    await expect(status.parentElement!.nextElementSibling).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(canvas.getByRole('button'));
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="xs">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Skeleton key={size} variant="circle" size={size} />
      ))}
      {(['1/1', '4/3', '16/9'] as const).map((ratio) => (
        <Skeleton key={ratio} variant="box" ratio={ratio} />
      ))}
      {(['full', '3/4', '1/2', '1/4'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton lines={4} />
    </Grid>
  ),
});

function Episode() {
  const [busy, setBusy] = useState(true);
  return (
    <Stack align="start">
      <Card style={{ inlineSize: 'min(100%, 22rem)' }}>
        <SkeletonRegion
          busy={busy}
          label="Loading the episode"
          doneLabel="The episode is there"
          skeleton={
            <Stack gap={3}>
              <Skeleton variant="box" />
              <Skeleton width="3/4" />
              <Skeleton lines={2} />
            </Stack>
          }
        >
          <Stack gap={3}>
            <Heading headingLevel={3}>The honest review</Heading>
            <Text tone="quiet">What happens to sales when a baker says what went wrong.</Text>
          </Stack>
        </SkeletonRegion>
      </Card>
      <Button variant="outline" size="sm" onClick={() => setBusy(!busy)}>
        {busy ? 'Let it arrive' : 'Load again'}
      </Button>
    </Stack>
  );
}
