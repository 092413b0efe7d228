import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Card } from './Card.tsx';

const onSave = fn();
const onFollow = fn((event: { preventDefault(): void }) => event.preventDefault());

const words = (
  <Stack gap={2}>
    <Heading headingLevel={3}>Workshop showcase</Heading>
    <Text tone="quiet">Your best work in one place, told the way you would tell it.</Text>
  </Stack>
);

const meta = preview.meta({
  title: 'Components/Data/Card',
  id: 'card',
  component: Card,
  args: { children: words },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { surface: 'sunken', padding: 'lg' } });

/** The link in the heading covers the card; the button stays clickable above it. */
export const Interactive = meta.story({
  args: {
    interactive: true,
    children: (
      <Stack gap={3} align="start">
        <Heading headingLevel={3}>
          <Link variant="quiet" href="#article" onClick={onFollow}>
            Micro or macro?
          </Link>
        </Heading>
        <Text tone="quiet">What a small shop does better than a large one.</Text>
        <Button variant="outline" size="sm" onClick={onSave}>
          Save
        </Button>
      </Stack>
    ),
  },
});

export const InteractiveByKeyboard = Interactive.extend({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    onSave.mockClear();
    onFollow.mockClear();
    // The link covers the text but not the button.
    const at = (element: Element) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)!;
    };
    await expect(at(canvas.getByText(/small shop/))).toBe(canvas.getByRole('link'));
    await userEvent.click(at(canvas.getByRole('button')));
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onFollow).not.toHaveBeenCalled();
    // By keyboard, the card is one tab stop and shows the focus ring.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
    const card = canvasElement.querySelector('.rp-Card')!;
    await expect(getComputedStyle(card).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(onFollow).toHaveBeenCalledTimes(1);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="sm" columns={3}>
      {(['surface', 'canvas', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface}>
          <Heading headingLevel={3}>{surface}</Heading>
          <Text tone="quiet">Quiet text.</Text>
          <Link href="#card">A link</Link>
        </Card>
      ))}
      {(['secondary', 'tertiary'] as const).map((accent) => (
        <Card key={accent} surface="accent" accent={accent}>
          <Heading headingLevel={3}>accent, {accent}</Heading>
          <Text tone="quiet">Quiet text.</Text>
        </Card>
      ))}
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          padding {padding}
        </Card>
      ))}
    </Grid>
  ),
});
