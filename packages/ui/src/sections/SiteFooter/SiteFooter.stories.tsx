import { expect } from 'storybook/test';
import { COUNTS, Each, LONG, repeat, SHORT, SURFACES } from '#stories/fixtures.tsx';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { Logo } from '../../primitives/brand/Logo/Logo.tsx';
import { SiteFooter, type SiteFooterContent } from './SiteFooter.tsx';

const links = (...labels: string[]) =>
  labels.map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` }));

const content: SiteFooterContent = {
  tagline: 'Where creators and brands find the work that both are proud of.',
  groups: [
    { title: 'Platform', links: links('For Influencers', 'For Brands', 'Services', 'Analytics') },
    { title: 'Support', links: links('Help Center', 'Contact', 'FAQ', 'Community') },
    { title: 'Company', links: links('About', 'Blog', 'Podcast', 'Careers') },
    { title: 'Legal', links: links('Privacy Policy', 'Terms of Service', 'Cookie Policy') },
  ],
  social: {
    label: 'Social channels',
    networks: [
      {
        name: 'Instagram',
        icon: icon('M4.8 4.8h14.4v14.4H4.8zM12 8.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2'),
      },
      {
        name: 'LinkedIn',
        icon: icon('M4.8 9.6v9.6M4.8 4.8v.6M9.6 19.2V9.6M9.6 14.4a4.8 4.8 0 0 1 9.6 0v4.8'),
      },
      { name: 'YouTube', icon: icon('M2.4 6h19.2v12H2.4zM10.2 9.6v4.8l4.2-2.4z') },
    ],
    note: 'Opening soon',
  },
  legal: '© 2025 Rapport. All rights reserved.',
  navLabel: 'Footer',
};

const meta = preview.meta({
  title: 'Sections/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Support' })).toBeVisible();
    // Networks are named, but they are not links and take no focus.
    await expect(canvas.getByRole('list', { name: 'Social channels' })).toHaveTextContent(
      'Instagram',
    );
    await expect(canvas.queryByRole('link', { name: 'Instagram' })).toBeNull();
  },
});

export const Playground = meta.story();

export const Short = meta.story({
  args: {
    content: {
      ...content,
      groups: content.groups.slice(0, 2),
      social: { label: 'Social channels', networks: content.social.networks.slice(0, 1) },
    },
  },
});

/** Without networks, their label is not shown either. */
export const WithoutSocial = meta.story({
  args: { content: { ...content, social: { label: 'Social channels', networks: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Social channels')).toBeNull();
    await expect(canvas.getByText(content.legal)).toBeVisible();
  },
});

export const OwnLogo = meta.story({ args: { logo: <Logo variant="mono" /> } });

export const OnInk = meta.story({ args: { surface: 'ink' } });

/** Different numbers of groups. Each footer is in an `article`, because a page has only one of its own. */
export const ItemCounts = meta.story({
  render: (args) => (
    <Each of={COUNTS}>
      {(count) => (
        <article aria-label={`Groups: ${count}`}>
          <SiteFooter
            {...args}
            content={{
              ...args.content,
              navLabel: `Footer of ${count}`,
              groups: repeat(args.content.groups, count, (group, index) => ({
                ...group,
                title: `${group.title} ${index + 1}`,
              })),
            }}
          />
        </article>
      )}
    </Each>
  ),
});

export const ShortText = meta.story({
  args: {
    content: {
      groups: [{ title: SHORT.title, links: [{ label: SHORT.label, href: '#go' }] }],
      social: { label: SHORT.label, networks: [] },
      legal: SHORT.text,
      navLabel: 'Footer',
    },
  },
});

export const Surfaces = meta.story({
  tags: ['dev'],
  render: (args) => (
    <Each of={SURFACES}>
      {(surface) => (
        <article aria-label={surface}>
          <SiteFooter
            {...args}
            surface={surface}
            content={{ ...args.content, navLabel: `Footer on ${surface}` }}
          />
        </article>
      )}
    </Each>
  ),
});

export const LongText = meta.story({
  args: {
    content: {
      ...content,
      tagline: LONG.text,
      groups: content.groups.map(({ title, links: list }) => ({
        title: `${title}: ${LONG.title}`,
        links: list.map(({ label, href }) => ({ href, label: `${label}: ${LONG.label}` })),
      })),
      legal: LONG.text,
    },
  },
});

export const Phone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
