import { Heart, Settings, X } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  id: 'iconbutton',
  component: IconButton,
  args: { label: 'Close', icon: <X />, onClick: fn() },
});

export const Default = meta.story({
  render: (args) => (
    <Inline gap={3}>
      <IconButton {...args} label="Favorite" icon={<Heart />} variant="solid" />
      <IconButton {...args} label="Settings" icon={<Settings />} variant="outline" />
      <IconButton {...args} />
    </Inline>
  ),
});

export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    const { width, height } = button.getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([44, 44]);
    await expect(button).not.toHaveAttribute('title');
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({
  args: { label: 'Settings', icon: <Settings />, variant: 'outline' },
});

/** 36 px, for dense layouts used with a mouse. */
export const Small = meta.story({
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([36, 36]);
  },
});

export const Solid = meta.story({ args: { variant: 'solid' } });

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Disabled = meta.story({ args: { disabled: true } });

/** `aria-pressed` makes it a toggle. Its state changes, but its name does not. */
export const Toggle = meta.story({
  render: (args) => <Favorite {...args} />,
  args: { label: 'Favorite', icon: <Heart /> },
});

export const Toggles = Toggle.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Favorite', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
});

/** `asChild` makes a link look like an icon button. */
export const AsLink = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <IconButton {...args} asChild>
      <a href="#settings"> </a>
    </IconButton>
  ),
  args: { label: 'Settings', icon: <Settings /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveClass('rp-IconButton');
  },
});

/** A busy button keeps focus, is announced as busy, and ignores clicks. */
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Saving...', type: 'submit' },
});

export const BusyIgnoresClicks = Busy.extend({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving...' });
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <Inline key={accent} data-accent={accent}>
          {(['solid', 'outline', 'ghost'] as const).flatMap((variant) =>
            (['sm', 'md', 'lg'] as const).map((size) => (
              <IconButton
                key={variant + size}
                variant={variant}
                size={size}
                icon={<Heart />}
                label={`${accent} ${variant} ${size}`}
              />
            )),
          )}
          <IconButton aria-pressed icon={<Heart />} label={`${accent} pressed`} />
          <IconButton disabled icon={<Heart />} label={`${accent} disabled`} />
          <IconButton busy icon={<Heart />} label={`${accent} busy`} />
        </Inline>
      ))}
    </Stack>
  ),
});

function Favorite(props: ComponentProps<typeof IconButton>) {
  const [pressed, setPressed] = useState(false);
  return <IconButton {...props} aria-pressed={pressed} onClick={() => setPressed(!pressed)} />;
}
