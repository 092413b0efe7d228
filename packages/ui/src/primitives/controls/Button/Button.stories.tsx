import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  id: 'button',
  component: Button,
  args: { children: 'Get started', onClick: fn() },
});

export const Default = meta.story({
  render: (args) => (
    <Inline gap={4}>
      <Button {...args} size="lg" />
      <Button {...args} variant="outline" size="lg">
        See how it works
      </Button>
      <Button {...args} variant="ghost" size="lg" icon={<Plus />}>
        Add a guest
      </Button>
    </Inline>
  ),
});

export const Playground = meta.story({
  args: { icon: <Plus />, busyLabel: 'Starting...' },
});

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Disabled = meta.story({ args: { disabled: true } });

/** A link that looks like a button. It goes through the `RapportProvider` and is still a link. */
export const AsLink = meta.story({
  render: (args) => (
    <Button {...args} asChild>
      <Link href="#start">Get started</Link>
    </Button>
  ),
  args: { size: 'lg' },
});

export const LinkKeys = AsLink.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Get started' });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // Enter follows a link; Space does not.
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

/** A busy button keeps its width and focus, is announced as busy, and ignores clicks. */
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Creating account...', children: 'Create account' },
});

/**
 * A click makes the button busy. The button keeps its width and focus, and its name says what is in
 * progress.
 */
export const BecomesBusy = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <Button {...args} busy={busy} busyLabel="Creating account..." onClick={() => setBusy(true)}>
          Create account
        </Button>{' '}
        <Button variant="ghost" onClick={() => setBusy(false)}>
          Done
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create account' });
    const done = canvas.getByRole('button', { name: 'Done' });
    const places = () =>
      [button, done].map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    await document.fonts.ready; // the fallback font has a different width
    const before = places();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Creating account...');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(places()).toEqual(before);

    await userEvent.click(done);
    await expect(button).toHaveAccessibleName('Create account');
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(places()).toEqual(before);
  },
});

/** Enter and Space activate the button. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Get started' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** Only `type="submit"` submits the form, with either key, and not while it is busy. */
export const Submit = meta.story({
  tags: ['behavior'],
  args: { type: 'submit', children: 'Send' },
  render: function Render(args) {
    const [sent, setSent] = useState(0);
    return (
      <form
        aria-label="Message"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <Inline>
          <Button variant="ghost">Preview</Button>
          <Button {...args} busy={sent === 2} />
          <output>{`Sent ${sent} times`}</output>
        </Inline>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const sent = canvas.getByRole('status');
    canvas.getByRole('button', { name: 'Preview' }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(sent).toHaveTextContent('Sent 0 times');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveTextContent('Sent 1 times');
    await userEvent.keyboard(' ');
    await expect(sent).toHaveTextContent('Sent 2 times');
    await userEvent.keyboard('{Enter} ');
    await expect(sent).toHaveTextContent('Sent 2 times');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={10}>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <Stack key={accent} data-accent={accent}>
          {(['sm', 'md', 'lg'] as const).flatMap((size) =>
            (['solid', 'outline', 'ghost'] as const).map((variant) => (
              <Inline key={size + variant}>
                <Button variant={variant} size={size}>
                  {variant}
                </Button>
                <Button variant={variant} size={size} icon={<Plus />}>
                  With icon
                </Button>
                <Button variant={variant} size={size} asChild>
                  <Link href="#link">Link</Link>
                </Button>
                <Button variant={variant} size={size} disabled>
                  Disabled
                </Button>
                <Button variant={variant} size={size} busy>
                  Busy
                </Button>
              </Inline>
            )),
          )}
          <Button block icon={<Plus />}>
            Block
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
});
