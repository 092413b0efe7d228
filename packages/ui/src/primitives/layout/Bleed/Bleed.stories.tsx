import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Container } from '../Container/Container.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Bleed, type BleedSide } from './Bleed.tsx';

const band = (
  <Section asChild surface="sunken" padding="none">
    <div>
      <Container>
        <Text>This runs from edge to edge.</Text>
      </Container>
    </div>
  </Section>
);

const meta = preview.meta({
  title: 'Components/Layout/Bleed',
  id: 'bleed',
  component: Bleed,
  args: { by: 7, children: band },
  decorators: [
    (Story) => (
      <Card>
        <Stack>
          <Text>In the padding of the card.</Text>
          <Story />
          <Text>In it again.</Text>
        </Stack>
      </Card>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ args: { by: 4 } });

/** A divider from edge to edge. */
export const WithDivider = meta.story({ args: { children: <Divider /> } });

/** Past the gutters of a container, to the edges of the screen. */
export const OutOfGutters = meta.story({
  decorators: [],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container width="narrow">
      <Stack>
        <Heading headingLevel={3}>How it works</Heading>
        <Bleed>{band}</Bleed>
        <Text>On a phone the band reaches both edges.</Text>
      </Stack>
    </Container>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="xs">
      {(
        [
          ['inline-start', 'inline-end'],
          ['block-start'],
          ['block-end'],
          ['inline-end'],
          ['inline-start', 'inline-end', 'block-start', 'block-end'],
        ] as BleedSide[][]
      ).map((sides) => (
        <Card key={sides.join()} padding="sm" surface="canvas">
          <Bleed by={3} sides={sides}>
            {band}
          </Bleed>
        </Card>
      ))}
    </Grid>
  ),
});
