import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Get started', onClick: fn() },
});

export const Default = meta.story();

export const Playground = meta.story({
  args: { icon: <Plus />, busyLabel: 'Starting...' },
});

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Ghost = meta.story({ args: { variant: 'ghost' } });

export const WithIcon = meta.story({ args: { icon: <Plus /> } });

export const Block = meta.story({ args: { block: true } });

export const Disabled = meta.story({ args: { disabled: true } });

/** A link that looks like a button: through the `LinkProvider`, and still a link. */
export const Link = meta.story({
  render: () => (
    <ButtonLink href="#start" size="lg">
      Get started
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveClass('rp-Button');
  },
});

/** `asChild` gives a link the look of a button; it stays a link. */
export const AsLink = meta.story({
  render: (args) => (
    <Button {...args} asChild>
      <a href="#start">Get started</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveClass('rp-Button');
  },
});

/** Busy: same width, still focused, says so, and does nothing more. */
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Creating Account...', children: 'Create Account' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Creating Account...' });
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The line of a short button is half as long as the button, like that of a long one. */
export const BusyShort = meta.story({
  args: { busy: true, children: '+', 'aria-label': 'Add' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add' });
    const line = button.querySelector('.rp-Button-spinner')!;
    const share = line.getBoundingClientRect().width / button.getBoundingClientRect().width;
    await expect(share).toBeGreaterThan(0.45);
  },
});

export const Matrix = meta.story({
  tags: ['dev'],
  render: () => (
    <table>
      <tbody>
        {(['shared', 'creator', 'brand'] as const).flatMap((accent) =>
          (['sm', 'md', 'lg'] as const).map((size) => (
            <tr key={accent + size} data-accent={accent}>
              {(['solid', 'outline', 'ghost'] as const).map((variant) => (
                <td key={variant}>
                  <Button variant={variant} size={size}>
                    {variant}
                  </Button>
                </td>
              ))}
              <td>
                <Button size={size} busy>
                  busy
                </Button>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  ),
});

function Plus() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M10 4v12M4 10h12" strokeLinecap="round" />
    </svg>
  );
}
