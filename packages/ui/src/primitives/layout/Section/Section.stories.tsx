import { useId } from 'react';
import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Section } from './Section.tsx';

const words = (
  <Container>
    <Stack gap={3}>
      <Heading>How it works</Heading>
      <Text tone="quiet">Find the match, work together, see what came of it.</Text>
    </Stack>
  </Container>
);

const meta = preview.meta({
  title: 'Components/Layout/Section',
  id: 'section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { children: words },
});

/** Without a name it is not a landmark, which keeps the list of landmarks short. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Playground = meta.story({
  args: { surface: 'sunken', accent: 'tertiary', padding: 'sm' },
});

/** With a name it is a landmark. */
export const Landmark = meta.story({
  render: function Landmark(args) {
    const id = useId();
    return (
      <Section {...args} aria-labelledby={id}>
        <Container>
          <Heading id={id}>How it works</Heading>
        </Container>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it works' })).toBeVisible();
  },
});

export const AsAside = meta.story({
  args: { asChild: true, 'aria-label': 'Newsletter', children: <aside>{words}</aside> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Newsletter' })).toBeVisible();
  },
});

/** Three heights, by weight. Where no surface begins, the space of two sections does not add up. */
export const Paddings = meta.story({
  render: () => (
    <>
      {(['lg', 'md', 'sm'] as const).map((padding, index) => (
        <Section key={padding} padding={padding} surface={index ? undefined : 'sunken'}>
          <Container>
            <Heading>{padding}</Heading>
          </Container>
        </Section>
      ))}
    </>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <>
      {(['canvas', 'surface', 'sunken', 'ink'] as const).map((surface) => (
        <Section key={surface} surface={surface} padding="sm">
          <Container>
            <Heading>{surface}</Heading>
            <Text tone="quiet">Quiet text.</Text>
            <Text tone="accent">Accent text.</Text>
          </Container>
        </Section>
      ))}
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <Section key={accent} surface="accent" accent={accent} padding="sm">
          <Container>
            <Heading>accent, {accent}</Heading>
            <Text tone="quiet">Quiet text.</Text>
            <Text tone="accent">Accent text.</Text>
          </Container>
        </Section>
      ))}
    </>
  ),
});
