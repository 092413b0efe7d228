import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { passTime, stopClock } from '#stories/clock.ts';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/TextArea',
  id: 'textarea',
  component: TextArea,
  args: { label: 'About you', name: 'about', onValueChange: fn() },
});

type Canvas = { getByText: (text: string, options: { selector: string }) => HTMLElement };
/** The visible count. A second after the last keystroke, the announced text is the same. */
const textOf = (canvas: Canvas, text: string) => canvas.getByText(text, { selector: 'p' });

export const Default = meta.story({
  args: {
    maxLength: 200,
    hint: 'Others see it on your page.',
    defaultValue: 'I bake bread for the four streets around my kitchen, and teach it on Sundays.',
  },
  decorators: [framed],
});

export const Types = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'About you' });
    await userEvent.click(canvas.getByText('About you'));
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Bread{Enter}and butter');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Bread\nand butter');
  },
});

export const Playground = meta.story({
  args: { hint: 'What you make, and for whom.', maxLength: 200 },
});

/** The count goes on past the limit. What looks like one character counts as one. */
export const Counts = meta.story({
  tags: ['behavior'],
  args: { maxLength: 12 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('Up to 12 characters');
    await userEvent.type(area, 'Sourdough');
    await expect(textOf(canvas, 'Characters left: 3')).toBeVisible();
    await userEvent.type(area, ' bread');
    await expect(textOf(canvas, 'Characters too many: 3')).toBeVisible();
    await expect(area).toHaveValue('Sourdough bread');
    await expect(area).not.toBeInvalid();
    await userEvent.clear(area);
    await userEvent.paste('👩‍👩‍👧🇫🇷e\u0301🥖');
    await expect(textOf(canvas, 'Characters left: 8')).toBeVisible();
  },
});

/** The count is announced once typing stops, not on each keystroke. */
export const AnnouncedAfterPause = meta.story({
  tags: ['behavior'],
  beforeEach: stopClock,
  args: { maxLength: 50 },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    for (const key of 'Fermented') {
      await userEvent.type(canvas.getByRole('textbox'), key);
      passTime(900);
      await expect(status).toBeEmptyDOMElement();
    }
    passTime(100);
    await expect(status).toHaveTextContent('Characters left: 41');
  },
});

/** Grows with its text, in browsers that support it. */
export const Grows = meta.story({
  args: { rows: 2, defaultValue: 'Rye\nSpelt\nEmmer\nEinkorn\nBarley' },
});

export const Invalid = meta.story({
  args: { defaultValue: 'Hi', error: 'Write at least 20 characters', required: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Write at least 20 characters');
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: 'Bread and butter', readOnly: true } });

export const Disabled = meta.story({ args: { defaultValue: 'Bread and butter', disabled: true } });

/** The text is in the form data; a reset restores the initial text and count. */
export const InForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form aria-label="Profile">
      <Stack align="start">
        <TextArea {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  args: { defaultValue: 'Bread', maxLength: 20 },
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('about');
    await userEvent.type(canvas.getByRole('textbox'), ' and butter');
    await expect(data()).toBe('Bread and butter');
    await expect(textOf(canvas, 'Characters left: 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(data()).toBe('Bread');
    await waitFor(() => expect(textOf(canvas, 'Characters left: 15')).toBeVisible());
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '28rem' }}>
      <TextArea label="Two lines" rows={2} />
      <TextArea label="Four lines" maxLength={200} />
      <TextArea label="Eight lines" rows={8} hint="With a hint." />
      <TextArea label="Over" rows={2} maxLength={5} defaultValue="Too many" />
      <TextArea label="Invalid" rows={2} defaultValue="Hi" error="Write at least 20 characters" />
      <TextArea label="Read only" rows={2} readOnly defaultValue="Bread" />
      <TextArea label="Disabled" rows={2} disabled defaultValue="Bread" />
      <TextArea label="Small" size="sm" rows={2} defaultValue="Bread" />
      <TextArea label="Large" size="lg" rows={2} defaultValue="Bread" />
    </Stack>
  ),
});
