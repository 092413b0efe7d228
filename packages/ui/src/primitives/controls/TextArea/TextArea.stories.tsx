import { useState, type ComponentProps } from 'react';
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'Bread\nand butter',
      expect.anything(),
    );
  },
});

export const Playground = meta.story({
  args: { hint: 'What you make, and for whom.', maxLength: 200 },
});

export const WithHint = meta.story({ args: { hint: 'What you make, and for whom.' } });

/** The count updates while the user types, and continues past the limit. */
export const Limit = meta.story({
  args: { maxLength: 80, defaultValue: 'Sourdough bread, baked on Tuesdays and Fridays.' },
});

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
  },
});

/** What looks like one character counts as one: here a family, a flag and an accented letter. */
export const CountsWhatOneSees = meta.story({
  tags: ['behavior'],
  args: { maxLength: 12 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.paste('👩‍👩‍👧🇫🇷e\u0301🥖');
    await expect(textOf(canvas, 'Characters left: 8')).toBeVisible();
    await userEvent.paste('ab');
    await expect(textOf(canvas, 'Characters left: 6')).toBeVisible();
  },
});

/** Text and number format in the language of the page. */
export const AnotherLanguage = meta.story({
  tags: ['behavior'],
  args: {
    lang: 'de',
    label: 'Über dich',
    maxLength: 2000,
    limitText: 'Bis zu {count} Zeichen',
    leftText: 'Noch {count} Zeichen',
    overText: '{count} Zeichen zu viel',
    formatCount: (count) => new Intl.NumberFormat('de').format(count),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('Bis zu 2.000 Zeichen');
    await userEvent.type(area, 'Brot');
    await expect(textOf(canvas, 'Noch 1.996 Zeichen')).toBeVisible();
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

/** Text that the browser restores is not announced. */
export const Restored = meta.story({
  tags: ['behavior', '!autodocs'],
  beforeEach: stopClock,
  args: { maxLength: 50 },
  render: (args) => (
    <TextArea
      {...args}
      ref={(area) => {
        // Restores text as the browser does, before React's effects run.
        if (area && !area.value) area.value = 'Bread and butter';
      }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(textOf(canvas, 'Characters left: 34')).toBeVisible());
    passTime(1300);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Grows with its text, in browsers that support it. */
export const Grows = meta.story({
  args: { rows: 2, defaultValue: 'Rye\nSpelt\nEmmer\nEinkorn\nBarley' },
});

export const GrowsAsTyped = meta.story({
  tags: ['behavior'],
  args: { rows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four');
    if (CSS.supports('field-sizing', 'content'))
      await expect(area.clientHeight).toBeGreaterThan(before + 20);
  },
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

/** The parent controls the text; the count follows it. */
export const Controlled = meta.story({
  tags: ['behavior'],
  render: (args) => <Kept {...args} />,
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abc');
    await expect(canvas.getByRole('textbox')).toHaveValue('ABC');
    await expect(textOf(canvas, 'Characters left: 17')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(textOf(canvas, 'Up to 20 characters')).toBeVisible();
  },
});

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

function Kept(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState('');
  return (
    <Stack align="start">
      <TextArea {...props} value={value} onValueChange={(text) => setValue(text.toUpperCase())} />
      <Button variant="outline" onClick={() => setValue('')}>
        Empty it
      </Button>
    </Stack>
  );
}
