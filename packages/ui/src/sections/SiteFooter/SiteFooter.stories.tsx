import { expect, within } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { SiteFooter, type SiteFooterContent } from './SiteFooter.tsx';

const links = (...labels: string[]) =>
  labels.map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` }));

const content: SiteFooterContent = {
  name: 'Larkfield',
  tagline: 'Bookkeeping that is done by Friday.',
  groups: [
    { title: 'Product', links: links('Invoices', 'Receipts', 'Payroll', 'Reports') },
    { title: 'Support', links: links('Help Center', 'Contact', 'FAQ', 'Status') },
    { title: 'Company', links: links('About', 'Blog', 'Press', 'Careers') },
    { title: 'Legal', links: links('Privacy Policy', 'Terms of Service', 'Cookie Policy') },
  ],
  social: {
    label: 'Follow us',
    networks: [
      {
        name: 'Photos',
        href: 'https://example.com/photos',
        icon: icon('M4.8 4.8h14.4v14.4H4.8zM12 8.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2'),
      },
      {
        name: 'Letters',
        href: 'https://example.com/letters',
        icon: icon('M3 6h18v12H3zM3 7l9 6 9-6'),
      },
      {
        name: 'Videos',
        href: 'https://example.com/videos',
        icon: icon('M2.4 6h19.2v12H2.4zM10.2 9.6v4.8l4.2-2.4z'),
      },
    ],
  },
  legal: '© 2026 Larkfield. All rights reserved.',
  navLabel: 'Footer',
};

const mark = icon('M4 20 12 4l8 16M8 13h8');

const meta = preview.meta({
  title: 'Sections/Shell/SiteFooter',
  id: 'sitefooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Support' })).toBeVisible();
    const networks = canvas.getByRole('list', { name: 'Follow us' });
    await expect(within(networks).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Videos' })).toHaveAttribute(
      'href',
      'https://example.com/videos',
    );
  },
});

export const Playground = meta.story();

/** Without networks, their label is hidden, too. */
export const Short = meta.story({
  args: {
    content: {
      ...content,
      groups: content.groups.slice(0, 2),
      social: { label: 'Follow us', networks: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Follow us')).toBeNull();
  },
});

/** A control between the networks and the last line. */
export const WithControl = meta.story({
  args: {
    children: (
      <Button size="sm" variant="outline">
        Português
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Português' });
    const follows = canvas.getByText('© 2026 Larkfield. All rights reserved.');
    await expect(
      control.compareDocumentPosition(follows) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
});

/** Networks without an address are plain text and take no focus. */
export const NamedNetworks = meta.story({
  args: {
    content: {
      ...content,
      social: {
        label: 'Soon on',
        networks: content.social!.networks.map(({ name, icon: sign }) => ({ name, icon: sign })),
        note: 'We open in May.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Soon on' })).toHaveTextContent('Videos');
    await expect(canvas.queryByRole('link', { name: 'Videos' })).toBeNull();
  },
});

/** A logo takes the place of the name. */
export const OwnLogo = meta.story({
  args: {
    logo: (
      <>
        <Icon size="lg">{mark}</Icon> Larkfield
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Larkfield')).toHaveLength(1);
  },
});

/** Without logo, name and tagline, the lists take the full width. */
export const WithoutBrand = meta.story({
  args: {
    content: {
      groups: content.groups,
      legal: content.legal,
      navLabel: content.navLabel,
    },
  },
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('navigation').getBoundingClientRect();
    const legal = canvas.getByText('© 2026 Larkfield. All rights reserved.');
    await expect(left).toBe(legal.getBoundingClientRect().left);
  },
});

/** Emphasis, links and a line break in the texts; two links with the same label to the same place. */
export const RichText = meta.story({
  args: {
    content: {
      ...content,
      tagline: (
        <>
          Bookkeeping
          <br />
          done by <strong>Friday</strong>.
        </>
      ),
      groups: [
        {
          title: <em>Product</em>,
          links: [
            { label: 'Status', href: 'https://example.com/', target: '_blank', rel: 'nofollow' },
            { label: 'More', href: '#' },
            { label: 'More', href: '#' },
          ],
        },
      ],
      legal: (
        <>
          © 2026 Larkfield. <Link href="#imprint">Imprint</Link>
        </>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Product' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Imprint' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Status (opens in a new tab)' })).toHaveAttribute(
      'rel',
      'nofollow external noopener',
    );
  },
});
