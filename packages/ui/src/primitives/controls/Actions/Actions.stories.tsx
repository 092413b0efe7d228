import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Actions } from './Actions.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Actions',
  id: 'actions',
  component: Actions,
  args: {
    actions: [
      { label: 'Get started', href: '/register' },
      { label: 'Learn more', href: '#how-it-works' },
    ],
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { size: 'md' } });

const pressed = fn();

/** An action without `href` is a button. A link calls `onClick` before it is followed. */
export const WithButton = meta.story({
  tags: ['behavior'],
  args: {
    actions: [
      { label: 'Book the overhaul', href: '#booking', onClick: pressed },
      { label: 'Play', onClick: pressed },
    ],
  },
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Book the overhaul' }));
    await expect(pressed).toHaveBeenCalledTimes(2);
    await expect(location.hash).toBe('#booking');
    history.replaceState(null, '', location.pathname + location.search);
  },
});

/** A node can replace an action. */
export const WithNode = meta.story({
  args: {
    actions: [
      { label: 'Get started', href: '/register' },
      <Link key="call" href="tel:5550100">
        Call 555 0100
      </Link>,
    ],
  },
});

/** An action can set its own `variant`. */
export const Quiet = meta.story({
  args: {
    actions: [
      { label: 'Sign Up Free', href: '/register' },
      { label: 'Log In', href: '/login', variant: 'ghost' },
    ],
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {(['primary', 'secondary', 'tertiary'] as const).flatMap((accent) =>
        (['sm', 'md', 'lg'] as const).map((size) => (
          <div key={accent + size} data-accent={accent}>
            <Actions
              size={size}
              actions={[
                { label: `First, ${accent}`, href: '/register' },
                { label: `Second, ${size}`, href: '/login' },
                { label: 'Quiet', href: '#more', variant: 'ghost' },
              ]}
            />
          </div>
        )),
      )}
    </Stack>
  ),
});
