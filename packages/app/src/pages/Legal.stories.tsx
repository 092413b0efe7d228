import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Legal',
  id: 'pages-legal',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/privacy' },
});

/** Checks the title, the date and every link of the table of contents. */
async function expectLegalText(page: HTMLElement, title: string) {
  const canvas = within(page);
  await canvas.findByRole('heading', { level: 1, name: title });
  await expect(canvas.getByText('Last Updated:').parentElement).toHaveTextContent(
    'Last Updated: May 15, 2025',
  );
  const contents = canvas.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  await expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    const heading = page.querySelector(link.getAttribute('href')!);
    await expect(heading).toHaveTextContent(link.textContent);
    await expect(heading?.tagName).toBe('H2');
  }
}

export const Privacy = meta.story({
  play: ({ canvasElement }) => expectLegalText(canvasElement, 'Privacy policy'),
});

export const Terms = meta.story({
  args: { path: '/terms' },
  play: ({ canvasElement }) => expectLegalText(canvasElement, 'Terms of service'),
});

export const CookiePolicy = meta.story({
  args: { path: '/cookie-policy' },
  play: ({ canvasElement }) => expectLegalText(canvasElement, 'Cookie policy'),
});
