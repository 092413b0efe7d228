import { expect } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import {
  MessageThread,
  type MessageThreadContent,
  type ThreadApproval,
  type ThreadMessage,
} from './MessageThread.tsx';

const amara = {
  name: 'Amara Osei',
  side: 'start',
  picture: <Picture variant="portrait" seed="Amara" />,
} as const;
const jonas = {
  name: 'Jonas Lind',
  side: 'end',
  picture: <Picture variant="portrait" seed="Jonas Lind" />,
} as const;

const approval: ThreadApproval = {
  label: 'Second cut',
  state: 'approved',
  stateLabel: 'Approved',
};
const pending: ThreadApproval = {
  label: 'Second cut',
  state: 'pending',
  stateLabel: 'Waiting for you',
  approveLabel: 'Approve',
  changesLabel: 'Ask for changes',
};

const file = {
  name: 'kiln-opening-v2.mp4',
  kind: 'MP4',
  detail: '24 MB',
  picture: <Picture seed="kiln" />,
};

const withFile = (approved: ThreadApproval): ThreadMessage => ({
  ...amara,
  time: '9:20',
  text: 'Here is the second cut. The glaze reads better in morning light.',
  file,
  approval: approved,
});

const content: MessageThreadContent = {
  messages: [
    withFile(approval),
    { ...jonas, time: '9:34', text: 'Love the opening. Approved, go ahead and post it.' },
    { ...amara, typing: true },
  ],
};

const short: MessageThreadContent = {
  messages: [withFile(pending)],
};

const meta = preview.meta({
  title: 'Components/Screens/MessageThread',
  id: 'messagethread',
  component: MessageThread,
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const screen = canvasElement.querySelector('.rp-MessageThread')!;
    // It is a picture: there is nothing in it to press.
    await expect(screen.querySelector('a, button, [tabindex]')).toBe(null);
    await expect(screen.textContent).toContain('kiln-opening-v2.mp4');
  },
});

export const Playground = meta.story({
  args: {
    title: 'Kiln opening',
    label: 'A conversation in which a video is sent and approved',
    note: 'Illustrative data',
  },
});

/** With a label it is one image; without, assistive technology skips it. */
export const Labeled = meta.story({
  tags: ['behavior'],
  args: { label: 'A conversation in which a video is sent and approved' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'A conversation in which a video is sent and approved' }),
    ).toBeInTheDocument();
  },
});

/** The note stays text that everyone can read. */
export const WithNote = meta.story({
  args: { note: 'Illustrative data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Illustrative data')).toBeVisible();
  },
});

/** The approval waits; two drawn buttons show what can happen next. */
export const Pending = meta.story({
  args: { content: { ...short, status: 'Due today' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approve')).toBeVisible();
  },
});

export const Changes = meta.story({
  args: {
    content: {
      messages: [
        withFile({ ...pending, state: 'changes', stateLabel: 'Changes requested' }),
        { ...jonas, time: '9:34', text: 'Could the last shot be two seconds longer?' },
      ],
      status: 'Third cut expected tomorrow',
    },
  },
  play: async ({ canvas }) => {
    // Only while it is pending is there something to press.
    await expect(canvas.queryByText('Approve')).toBe(null);
    await expect(canvas.getByText('Changes requested')).toBeVisible();
  },
});

/** Several messages in a row carry the name and the portrait once. */
export const InARow = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      messages: [
        { ...amara, time: '9:20', text: 'The first bowls are out of the kiln.' },
        { ...amara, text: 'Two cracked, ten are perfect.' },
        { ...jonas, time: '9:31', text: 'Ten is all we need.' },
      ],
      status: 'Seen 9:32',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Amara Osei')).toHaveLength(1);
  },
});

/** A file without a thumbnail shows its kind. */
export const FileOnly = meta.story({
  args: {
    content: {
      messages: [
        {
          ...jonas,
          time: '14:02',
          text: 'The brief, with dates.',
          file: { name: 'brief-spring.pdf', kind: 'PDF', detail: '2 pages' },
        },
        { ...amara, time: '14:10', text: 'Got it. I can start on Monday.' },
      ],
    },
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    title: 'Kiln opening, spring and summer, with everything that was said since the fair',
    content: {
      messages: [
        {
          ...withFile({ ...pending, label: 'Second cut, with the corrections of last Thursday' }),
          name: 'Amara Osei-Bonsu of the Riverside Workshop',
          file: {
            ...file,
            name: 'kiln-opening-second-cut-with-corrections-and-music-v2-final.mp4',
          },
        },
        {
          ...jonas,
          time: 'Yesterday, 9:34',
          text: 'Thank you for sending this early. We looked at it together and like how calm it is; the one thing we would change is the end, which could give the bowl another two seconds.',
        },
      ],
      status: 'The third cut is expected before the weekend',
    },
  },
});

/** It fills its box, and its type grows with it. */
export const Widths = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      {[240, 360, 560].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <MessageThread {...args} />
        </div>
      ))}
    </Stack>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm" columns={3}>
      {(['surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <MessageThread {...args} />
        </Card>
      ))}
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <div key={accent} data-accent={accent}>
          <MessageThread {...args} content={short} />
        </div>
      ))}
    </Grid>
  ),
});
