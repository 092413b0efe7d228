import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SURFACES, framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const dollars = (value: number) => `$${value}`;

const meta = preview.meta({
  title: 'Components/Forms/Choices/Slider',
  id: 'slider',
  component: Slider,
  args: { label: 'Budget', name: 'budget', onValueChange: fn() },
});

/** Changes the value as a drag or a key does in the browser. */
const slide = (input: HTMLElement, value: number) =>
  fireEvent.input(input, { target: { value: String(value) } });

export const Default = meta.story({
  args: {
    hint: 'For the whole kitchen.',
    max: 2000,
    step: 50,
    defaultValue: 800,
    formatValue: dollars,
  },
  decorators: [framed],
});

/** The native slider, with its number beside the label. The number is read out as it is shown. */
export const Slides = meta.story({
  tags: ['behavior'],
  args: { formatValue: dollars },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Budget' });
    await expect(slider).toHaveAttribute('aria-valuetext', '$0');
    await slide(slider, 40);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(40);
    await expect(slider).toHaveAttribute('aria-valuetext', '$40');
    await expect(canvas.getByText('$40')).toBeVisible();
  },
});

export const Playground = meta.story({
  args: {
    hint: 'For the whole kitchen.',
    min: 100,
    max: 2000,
    step: 50,
    defaultValue: 600,
    formatValue: dollars,
  },
});

const SIZES = ['Small', 'Medium', 'Large'] as const;

/** A few named steps, with the words where the thumb stops. */
export const Marks = meta.story({
  args: {
    label: 'Loaf',
    min: 0,
    max: 2,
    defaultValue: 1,
    marks: SIZES,
    formatValue: (value) => SIZES[value] ?? '',
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 5, error: 'Choose at least $20', formatValue: dollars },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeInvalid();
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('Choose at least $20');
  },
});

export const Disabled = meta.story({ args: { defaultValue: 40, disabled: true } });

/** The number is in the form's data; a reset restores number and text. */
export const InForm = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 40, formatValue: dollars },
  render: (args) => (
    <form aria-label="Kitchen">
      <Stack>
        <Slider {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('budget');
    await slide(canvas.getByRole('slider'), 60);
    await expect(data()).toBe('60');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(data()).toBe('40');
    await waitFor(() => expect(canvas.getByText('$40')).toBeVisible());
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Grid columnWidth="xs" gap={8}>
            {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
              <Slider key={accent} label={accent} defaultValue={40} data-accent={accent} />
            ))}
            <Slider label="Lowest" hint="With a hint." />
            <Slider label="Highest" defaultValue={100} formatValue={dollars} />
            <Slider label="Marks" defaultValue={50} marks={['None', 'Some', 'Plenty']} />
            <Slider label="Invalid" defaultValue={5} error="Choose at least 20" />
            <Slider label="Disabled" defaultValue={40} disabled />
            <Slider label="Small" size="sm" defaultValue={40} marks={['None', 'Plenty']} />
            <Slider label="Large" size="lg" defaultValue={40} marks={['None', 'Plenty']} />
          </Grid>
        </Card>
      ))}
    </Stack>
  ),
});
