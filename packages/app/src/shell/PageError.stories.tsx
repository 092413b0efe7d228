import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters } from '../StorySite.tsx';
import { PageError } from './PageError.tsx';

const router = createMemoryRouter([{ element: <Failing />, errorElement: <PageError /> }]);

const meta = preview.meta({
  title: 'Pages/Account/Error',
  id: 'pages-error',
  globals: { theme: 'rapport' },
  component: PageError,
  parameters: pageParameters,
});

/** Replaces a page that failed or whose code did not load. */
export const Default = meta.story({
  tags: ['expects-error'],
  render: () => <RouterProvider router={router} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Error' });
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

function Failing(): never {
  throw new Error('This page fails on purpose.');
}
