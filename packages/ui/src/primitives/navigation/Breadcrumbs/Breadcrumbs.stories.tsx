import { expect, userEvent } from 'storybook/test';
import { COUNTS, Each, SURFACES } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import type { LinkContent } from '../../../lib/content.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const links: LinkContent[] = [
  { label: 'Home', href: '#home' },
  { label: 'Courses', href: '#courses' },
  { label: 'Woodwork', href: '#woodwork' },
  { label: 'Sharpen a plane', href: '#sharpen-a-plane' },
];

const visibleLabels = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('link').map((link) => link.textContent);

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumbs',
  id: 'breadcrumbs',
  component: Breadcrumbs,
  args: { links },
});

export const Default = meta.story();

export const Reads = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current.map((link) => link.textContent)).toEqual(['Sharpen a plane']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

export const Playground = meta.story();

/** A narrow container leaves out the current page, whose title follows anyway. */
export const Narrow = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <div style={{ maxInlineSize: '17.5rem' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(visibleLabels(canvas)).toEqual(['Home', 'Courses', 'Woodwork']);
  },
});

/** Search engines get the same path. */
export const WithJsonLd = meta.story({
  tags: ['behavior'],
  args: { jsonLd: true },
  play: async ({ canvasElement }) => {
    const script = canvasElement.querySelector('script[type="application/ld+json"]');
    await expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: links.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: { '@id': href },
      })),
    });
  },
});

/** One to twelve pages, and each surface. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Each of={COUNTS}>
        {(count) => (
          <Breadcrumbs
            label={`Of ${count}`}
            links={Array.from({ length: count }, (_, index) => ({
              label: `Level ${index + 1}`,
              href: '#',
            }))}
          />
        )}
      </Each>
      <Each of={SURFACES}>
        {(surface) => (
          <Section surface={surface} padding="none" style={{ paddingInline: '1rem' }}>
            <Breadcrumbs links={links} label={`On ${surface}`} />
          </Section>
        )}
      </Each>
    </Stack>
  ),
});
