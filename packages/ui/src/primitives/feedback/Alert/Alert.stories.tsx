import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  id: 'alert',
  component: Alert,
  args: { children: <p>We have sent you an email. Open the link in it.</p> },
});

export const Default = meta.story({
  render: (args) => (
    <Stack style={{ maxInlineSize: '40rem' }}>
      <Alert {...args} />
      <Alert tone="success" title="Your booking is confirmed">
        <p>We have sent the details to maya@example.com.</p>
      </Alert>
      <Alert tone="warning">
        <p>Two guests have not answered yet.</p>
      </Alert>
      <Alert tone="danger" title="The payment did not go through">
        <p>Nothing was charged. Try another card.</p>
      </Alert>
    </Stack>
  ),
});

export const Playground = meta.story({ args: { title: 'One more step' } });

/** The service's own message, in words, is a small line below the plain sentence. */
export const WithDetail = meta.story({
  args: {
    tone: 'danger',
    title: 'Failed to sign in',
    children: <p>The email address or the password is wrong.</p>,
    detail: 'Details: Invalid credential.',
  },
});

/** A message that appears after a click is announced and takes focus once. */
export const Appearing = meta.story({
  tags: ['behavior'],
  render: function Render() {
    const alert = useRef<HTMLDivElement>(null);
    const [failed, setFailed] = useState(false);
    return (
      <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
        <Button
          onClick={() => {
            setFailed(true);
            requestAnimationFrame(() => alert.current?.focus());
          }}
        >
          Send
        </Button>
        {failed && (
          <Alert ref={alert} tone="danger" live="alert">
            <p>The message could not be sent.</p>
          </Alert>
        )}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The message could not be sent.');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(alert.parentElement).not.toHaveFocus();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '32rem' }}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={tone} detail="The service’s own text.">
          <p>A plain sentence about what has happened.</p>
        </Alert>
      ))}
    </div>
  ),
});
