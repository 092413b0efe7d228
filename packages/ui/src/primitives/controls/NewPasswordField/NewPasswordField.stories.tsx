import { expect, userEvent, waitFor } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
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
