import { expect, fn, userEvent, within } from 'storybook/test';
import { closedDialog } from '#stories/overlays.tsx';
import { inCard } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../primitives/overlays/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { FormStatus } from './FormStatus.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Frame/Form',
  id: 'form',
  component: Form,
  subcomponents: { FormStatus },
  args: {
    'aria-label': 'Newsletter',
    onSubmit: fn(),
    onFirstInteraction: fn(),
    noScript: 'Subscribing needs JavaScript.',
    children: (
      <>
        <TextField label="Email address" name="email" autoComplete="email" />
        <Button type="submit">Subscribe</Button>
      </>
    ),
  },
});

export const Default = meta.story({ decorators: [inCard] });

export const Playground = meta.story();

const onReport = fn();

/** A form in a dialog that is opened from a form is submitted separately. */
export const FormInDialog = meta.story({
  tags: ['behavior'],
  args: {
    children: (
      <>
        <TextField label="Email address" name="email" autoComplete="email" />
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Report a problem</Button>
          </DialogTrigger>
          <DialogContent title="Report a problem">
            <Form aria-label="Problem" onSubmit={onReport}>
              <TextField label="What happened" name="problem" autoComplete="off" />
              <Button type="submit">Send</Button>
            </Form>
          </DialogContent>
        </Dialog>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    onReport.mockClear();
    const report = canvas.getByRole('button', { name: 'Report a problem' });
    await userEvent.click(report);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'It is gone{Enter}');
    await expect(onReport).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await closedDialog(report);
  },
});

const problems = [
  { name: 'fullName', message: 'Enter your full name' },
  { name: 'email', message: 'Enter your email address' },
];

/** With several errors, each one links to its field. */
export const SeveralErrors = meta.story({
  render: (args) => (
    <Form {...args}>
      <TextField label="Full name" name="fullName" error="Enter your full name" />
      <TextField label="Email address" name="email" error="Enter your email address" />
      <FormStatus errors={problems} />
    </Form>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ children, ...args }) => (
    <Stack gap={10}>
      <Form {...args} aria-label="Fresh">
        {children}
      </Form>
      <Form {...args} aria-label="One error">
        <TextField label="Email address" name="email" error="Enter your email address" />
        <FormStatus errors={problems.slice(1)} />
      </Form>
      <Form {...args} aria-label="Rejected">
        <FormStatus
          outcome={{
            status: 'error',
            message: 'The newsletter cannot be reached.',
            detail: 'HTTP 503 Service Unavailable',
          }}
        />
      </Form>
      <Form {...args} aria-label="Done">
        <FormStatus outcome={{ status: 'success', message: 'Thank you.' }} />
      </Form>
      <Form {...args} aria-label="One more step">
        <FormStatus outcome={{ status: 'success', tone: 'info', message: 'Open our email.' }} />
      </Form>
    </Stack>
  ),
});
