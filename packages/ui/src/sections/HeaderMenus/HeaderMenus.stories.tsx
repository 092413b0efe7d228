import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { passTime, stopClock } from '#stories/clock.ts';
import preview from '#stories/preview.tsx';
import { SiteHeader, type SiteHeaderContent } from '../SiteHeader/SiteHeader.tsx';
import { HeaderMenus, type HeaderMenusContent, type HeaderMenusProps } from './HeaderMenus.tsx';

const content: HeaderMenusContent = {
  items: [
    {
      label: 'Product',
      links: [
        { label: 'Invoices', href: '#invoices', text: 'Written and sent in a minute.' },
        { label: 'Receipts', href: '#receipts', text: 'A photo is enough.' },
        { label: 'Payroll', href: '#payroll', text: 'On time, every month.' },
      ],
    },
    { label: 'Prices', href: '#prices' },
    {
      label: 'Learn',
      links: [
        { label: 'Guides', href: '#guides' },
        { label: 'Help Center', href: '#help' },
        { label: 'Status', href: 'https://example.com/', target: '_blank' },
      ],
    },
    { label: 'About', href: '#about' },
  ],
};

const header: SiteHeaderContent = {
  home: { label: 'Larkfield', href: '#top' },
  actions: [{ label: 'Sign up', href: '#register' }],
  navLabel: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
};

/** A header with the menus, and room below for an open menu. */
const inHeader = (args: HeaderMenusProps) => (
  <div style={{ minBlockSize: '24rem' }}>
    <SiteHeader content={header} navigation={<HeaderMenus {...args} />} />
  </div>
);

const phone = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '22.5rem', minBlockSize: '40rem' }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Sections/Shell/HeaderMenus',
  id: 'headermenus',
  component: HeaderMenus,
  parameters: { layout: 'fullscreen' },
  args: { content, currentHref: '#prices' },
});

/** The groups and links alone, as in a bar. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText('Product')).toBeVisible();
  },
});

export const Playground = meta.story({ render: inHeader });

/** Longer than the pointer takes to open a group, and longer than `JUST_OPENED`. */
const A_WHILE = 500;

/** A click opens a group. A later click closes it, and so does Escape, which returns focus. */
export const OpenAndClose = meta.story({
  tags: ['behavior'],
  beforeEach: stopClock,
  render: inHeader,
  play: async ({ canvas }) => {
    const product = await canvas.findByRole('button', { name: 'Product' });
    await expect(product).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(product);
    await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'true'));
    const invoices = canvas.getByRole('link', { name: 'Invoices Written and sent in a minute.' });
    await expect(invoices).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(invoices).toHaveFocus();
    passTime(A_WHILE);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'false'));
    await expect(product).toHaveFocus();
    // The pointer opens it, and the click leaves it open.
    await userEvent.click(product);
    await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'true'));
    passTime(A_WHILE);
    await userEvent.click(product);
    await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** The pointer over a button opens its group. */
export const Hover = meta.story({
  tags: ['behavior'],
  beforeEach: stopClock,
  render: inHeader,
  play: async ({ canvas }) => {
    const learn = await canvas.findByRole('button', { name: 'Learn' });
    await userEvent.hover(learn);
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
    passTime(A_WHILE);
    await waitFor(() => expect(learn).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('link', { name: 'Status (opens in a new tab)' })).toBeVisible();
    await userEvent.unhover(learn);
    await expect(learn).toHaveAttribute('aria-expanded', 'true');
    passTime(A_WHILE);
    await waitFor(() => expect(learn).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** In the bar, the arrow keys move between its buttons and links; Enter opens and closes a group. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  render: inHeader,
  play: async ({ canvas }) => {
    const product = await canvas.findByRole('button', { name: 'Product' });
    const prices = canvas.getByRole('link', { name: 'Prices' });
    const learn = canvas.getByRole('button', { name: 'Learn' });
    product.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(prices).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(learn).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(product).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Invoices/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(product).toHaveAttribute('aria-expanded', 'false'));
    await expect(product).toHaveFocus();
  },
});

/** The button of the group with the current page is marked. */
export const CurrentInGroup = meta.story({
  args: { currentHref: '#guides' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Learn' })).toHaveAttribute(
      'data-current',
    );
  },
});

/** In a narrow header the groups open in place. */
export const Phone = meta.story({
  tags: ['behavior'],
  decorators: [phone],
  render: inHeader,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.rp-SiteHeader-toggle')!.click();
    await expect(canvas.getByRole('link', { name: 'Prices' })).toBeVisible();
    const product = canvasElement.querySelector<HTMLElement>('details details summary')!;
    await expect(product.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(product);
    await expect(canvas.getByRole('link', { name: /^Invoices/ })).toBeVisible();
  },
});
