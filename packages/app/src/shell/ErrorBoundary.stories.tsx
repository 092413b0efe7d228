import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters } from '../StorySite.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const meta = preview.meta({
  title: 'Pages/Account/Error',
  id: 'pages-error',
  globals: { theme: 'rapport' },
  component: ErrorBoundary,
  parameters: pageParameters,
});

/** Replaces a page that failed or whose code did not load. */
export const Default = meta.story({
  tags: ['expects-error'],
  args: { children: <Failing /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Error' });
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

function Failing(): never {
  throw new Error('This page fails on purpose.');
}
