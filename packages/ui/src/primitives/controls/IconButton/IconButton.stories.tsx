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

export const Playground = meta.story({
  args: { label: 'Settings', icon: <Settings />, variant: 'outline' },
});

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

/** A busy button keeps focus, is announced as busy, and ignores clicks. */
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Saving...', type: 'submit' },
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
          <IconButton asChild icon={<Settings />} label={`${accent} link`}>
            <a href="#settings"> </a>
          </IconButton>
        </Inline>
      ))}
    </Stack>
  ),
});

function Favorite(props: ComponentProps<typeof IconButton>) {
  const [pressed, setPressed] = useState(false);
  return <IconButton {...props} aria-pressed={pressed} onClick={() => setPressed(!pressed)} />;
}
