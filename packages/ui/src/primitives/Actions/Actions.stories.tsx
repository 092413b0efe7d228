import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Actions } from './Actions.tsx';

const meta = preview.meta({
  title: 'Primitives/Actions',
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

export const Playground = meta.story({ args: { size: 'md' } });

export const One = meta.story({ args: { actions: [{ label: 'Get started', href: '/register' }] } });

/** An action may ask for a weight of its own. */
export const Quiet = meta.story({
  args: {
    actions: [
      { label: 'Sign Up Free', href: '/register' },
      { label: 'Log In', href: '/login', variant: 'ghost' },
    ],
  },
});
