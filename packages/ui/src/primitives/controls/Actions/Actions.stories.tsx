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

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('data-variant', 'solid');
    await expect(second).toHaveAttribute('data-variant', 'outline');
  },
});

/** Tab goes from one link to the next in order; Enter follows a link. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const followed = fn((event: Event) => event.preventDefault());
    for (const link of canvas.getAllByRole('link')) {
      link.addEventListener('click', followed);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(followed).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({ args: { size: 'md' } });

export const One = meta.story({ args: { actions: [{ label: 'Get started', href: '/register' }] } });

const pressed = fn();

/** An action without `href` is a button; without `onClick` it does nothing. */
export const WithButton = meta.story({
  tags: ['behavior'],
  args: {
    actions: [
      { label: 'Contact us', href: '/contact' },
      { label: 'Play', onClick: pressed },
      { label: 'Schedule a call' },
    ],
  },
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule a call' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
});

/** A link calls `onClick` first, such as to choose what the target shows. */
export const LinkWithClick = meta.story({
  tags: ['behavior'],
  args: { actions: [{ label: 'Book the overhaul', href: '#booking', onClick: pressed }] },
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Book the overhaul' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(location.hash).toBe('#booking');
    history.replaceState(null, '', location.pathname + location.search);
  },
});

/** A node can replace an action, and a label can be more than text. */
export const WithNode = meta.story({
  tags: ['behavior'],
  args: {
    actions: [
      {
        label: (
          <>
            Start <em>now</em>
          </>
        ),
        href: '#',
      },
      <Link key="call" href="tel:5550100">
        Call 555 0100
      </Link>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start now' })).toHaveAttribute(
      'data-variant',
      'solid',
    );
    await expect(canvas.getByRole('link', { name: 'Call 555 0100' })).toBeVisible();
  },
});

/** A link to a new tab says so and gives the other page no access to this one. */
export const NewTab = meta.story({
  tags: ['behavior'],
  args: {
    actions: [
      { label: 'Read the manual', href: 'https://example.com/', target: '_blank', rel: 'nofollow' },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the manual (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'nofollow external noopener');
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
