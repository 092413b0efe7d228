import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/NewPasswordField',
  id: 'newpasswordfield',
  component: NewPasswordField,
  args: { label: 'Password' },
});

/** The shown advice, and the part that is announced. */
const shownIn = (element: HTMLElement) => element.querySelector('.rp-NewPasswordField-advice');
const announcedIn = (element: HTMLElement) => element.querySelector('[aria-live]');

export const Default = meta.story({
  args: { defaultValue: 'correct horse' },
  decorators: [framed],
});

export const Playground = meta.story({
  args: { hint: 'At least 8 characters.', defaultValue: 'correct horse' },
});

/** A password that many people use. */
export const Advises = meta.story({ args: { defaultValue: 'sunshine1' } });

/** The advice follows each keystroke and describes the input, which stays valid. */
export const FollowsKeystrokes = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await expect(shownIn(canvasElement)).toBeNull();
    await userEvent.type(input, 'sun');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^Weak: use at least 8/));
    await userEvent.type(input, 'shine1');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^Weak: lots of people use/));
    await userEvent.type(input, ' horse');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^Strong/));
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await waitFor(() => expect(input).not.toHaveAccessibleDescription());
    await expect(shownIn(canvasElement)).not.toBeVisible();
  },
});

/**
 * The advice is announced after a pause in typing, once for all keystrokes with the same advice.
 */
export const AnnouncesAfterPause = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.type(input, 'correct');
    await waitFor(() => expect(shownIn(canvasElement)).toHaveTextContent(/^Weak/));
    const said: string[] = [];
    const observer = new MutationObserver(() => {
      said.push(announcedIn(canvasElement)?.textContent ?? '');
    });
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await waitFor(() => expect(announcedIn(canvasElement)).toHaveTextContent(/^Weak/), {
      timeout: 5000,
    });
    await userEvent.type(input, ' horse, battery');
    await waitFor(() => expect(announcedIn(canvasElement)).toHaveTextContent(/^Strong/), {
      timeout: 5000,
    });
    observer.disconnect();
    const spoken = said.filter((text, index) => text && text !== said[index - 1]);
    await expect(spoken).toEqual(['Weak: use at least 8 characters.', 'Strong.']);
  },
});

/** A password made of the name in the same form. */
export const Personal = meta.story({
  render: (args) => (
    <form>
      <Stack>
        <TextField label="Full name" autoComplete="name" defaultValue="Maya Okafor" />
        <NewPasswordField {...args} defaultValue="okafor2026" />
      </Stack>
    </form>
  ),
});

/** The advice considers the name and the email address, even if they change later. */
export const LearnsTheName = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form>
      <Stack>
        <TextField label="Full name" autoComplete="name" />
        <NewPasswordField {...args} />
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Password', { exact: true }), 'okafor2026');
    await waitFor(() => expect(shownIn(canvasElement)).toHaveTextContent(/^Good/));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Maya Okafor');
    await waitFor(() => expect(shownIn(canvasElement)).toHaveTextContent(/don’t use your name/));
  },
});

/**
 * A password typed before the script ran or set by the parent also gets advice; a reset clears it.
 */
export const NotTyped = meta.story({
  tags: ['behavior'],
  args: { name: 'password' },
  render: function Render(args) {
    const [value, setValue] = useState('12345678');
    return (
      <Stack align="start">
        <NewPasswordField {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('hudzo4-piqwuv-Mabgig')}>Suggest one</Button>
        <form>
          <NewPasswordField label="Another" defaultValue="correct horse" />
          <Button type="reset">Reset</Button>
        </form>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^Weak: repeated/));
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest one' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^Strong/));

    const another = canvas.getByLabelText('Another');
    await userEvent.type(another, ' battery');
    await waitFor(() => expect(another).toHaveAccessibleDescription(/^Strong/));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(another).toHaveAccessibleDescription(/^Good/));
  },
});

/** The service's verdict is an error; the advice stays advice and is read after the error. */
export const Invalid = meta.story({
  args: { defaultValue: 'correct', error: 'Use 10 characters or more' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'Use 10 characters or more Weak: use at least 8 characters.',
      ),
    );
  },
});

/** Every sentence can be replaced. */
export const OtherAdvice = meta.story({
  args: { defaultValue: 'correct', advice: { short: 'Schwach: mindestens 8 Zeichen.' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Schwach: mindestens 8 Zeichen.');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: '28rem' }}>
      <NewPasswordField {...args} label="Empty" />
      <NewPasswordField {...args} label="Short" defaultValue="correct" />
      <NewPasswordField {...args} label="Common" defaultValue="P@ssw0rd123!" />
      <NewPasswordField {...args} label="Pattern" defaultValue="12345678" />
      <NewPasswordField {...args} label="Good" defaultValue="correct horse" />
      <NewPasswordField {...args} label="Strong" defaultValue="correct horse battery" />
      <NewPasswordField {...args} label="With a hint" hint="At least 8 characters." />
      <NewPasswordField {...args} label="Invalid" defaultValue="abc" error="Too short" />
      <NewPasswordField {...args} label="Read only" defaultValue="correct horse" readOnly />
      <NewPasswordField {...args} label="Disabled" defaultValue="correct horse" disabled />
      <NewPasswordField {...args} label="Small" size="sm" defaultValue="correct" />
      <NewPasswordField {...args} label="Large" size="lg" defaultValue="correct" />
    </Stack>
  ),
});
