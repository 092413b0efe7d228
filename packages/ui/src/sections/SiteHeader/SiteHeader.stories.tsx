import { useEffect, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { unfolded } from '#stories/fixtures.tsx';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { SearchField } from '../../primitives/controls/SearchField/SearchField.tsx';
import { SiteHeader, type SiteHeaderContent } from './SiteHeader.tsx';

const content = {
  home: { label: 'Larkfield', href: '#top' },
  links: [
    { label: 'Home', href: '#home' },
    { label: 'Invoices', href: '#invoices' },
    { label: 'Payroll', href: '#payroll' },
    { label: 'Prices', href: '#prices' },
    { label: 'Customers', href: '#customers' },
    { label: 'About', href: '#about' },
  ],
  actions: [
    { label: 'Log in', href: '#login', variant: 'ghost' },
    { label: 'Sign up', href: '#register', variant: 'solid' },
  ],
  navLabel: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
} satisfies SiteHeaderContent;

/** As wide as a phone, with room below for the open menu and a button outside it. */
const phone = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '22.5rem', minBlockSize: '36rem' }}>
    <Story />
    <button type="button" style={{ marginBlockStart: '31rem' }}>
      Outside
    </button>
  </div>
);

const meta = preview.meta({
  title: 'Sections/Shell/SiteHeader',
  id: 'siteheader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { content, currentHref: '#home' },
});

const parts = (root: HTMLElement) => {
  const menu = root.querySelector('details')!;
  return { menu, toggle: menu.querySelector('summary')! };
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAccessibleName('Home');
    await expect(canvas.getByRole('link', { name: 'Larkfield' })).toHaveAttribute('href', '#top');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

export const Playground = meta.story();

/** A button for a signed-in visitor replaces the actions in `content`. */
export const ActionsSlot = meta.story({
  args: { children: <Button variant="outline">Log out</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
});

/** A logo takes the place of the name and is named by `content.home.label`. */
export const OwnLogo = meta.story({
  args: { logo: <Icon size="xl">{icon('M4 20 12 4l8 16M8 13h8')}</Icon> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Larkfield' })).toHaveTextContent(/^$/);
  },
});

/** A mark beside the name. */
export const MarkAndName = meta.story({
  args: {
    logo: (
      <>
        <Icon size="lg">{icon('M4 20 12 4l8 16M8 13h8')}</Icon> Larkfield
      </>
    ),
  },
});

const search = (
  <search>
    <form action="#search">
      <SearchField label="Search the site" labelHidden placeholder="Search" name="q" />
    </form>
  </search>
);

/** A search field beside the navigation. */
export const WithAside = meta.story({
  args: { aside: search },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the site' });
    await expect(field.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('link', { name: 'Log in' }).getBoundingClientRect().left,
    );
  },
});

export const Phone = meta.story({
  tags: ['behavior'],
  decorators: [phone],
  play: async ({ canvasElement }) => {
    const { menu, toggle } = parts(canvasElement);
    await expect(menu.open).toBe(false);
    await expect(toggle).toHaveTextContent('Menu');
    await expect(toggle.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(menu.querySelector('nav')).not.toBeVisible();
  },
});

export const PhoneMenuOpen = meta.story({
  decorators: [unfolded, phone],
  play: async ({ canvas, canvasElement }) => {
    const { menu } = parts(canvasElement);
    await expect(menu.open).toBe(true);
    await expect(canvas.getByText('Close')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    for (const link of menu.querySelectorAll('a'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const PhoneMenuWithAside = PhoneMenuOpen.extend({ args: { aside: search } });

/** Escape closes the menu from anywhere inside it and returns focus to the button. */
export const EscapeCloses = meta.story({
  tags: ['behavior'],
  decorators: [phone],
  play: async ({ canvas, canvasElement }) => {
    const { menu, toggle } = parts(canvasElement);
    toggle.focus();
    toggle.click();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(menu.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(menu.open).toBe(false);
    await expect(toggle).toHaveFocus();
  },
});

/** Tabbing out of either end closes the menu, so it never covers the focused element. */
export const LeavingCloses = meta.story({
  tags: ['behavior'],
  decorators: [phone],
  play: async ({ canvas, canvasElement }) => {
    const { menu, toggle } = parts(canvasElement);
    toggle.focus();
    toggle.click();
    for (const _ of menu.querySelectorAll('a')) await userEvent.tab();
    await expect(menu.open).toBe(true);
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Outside' })).toHaveFocus();
    await expect(menu.open).toBe(false);

    toggle.focus();
    toggle.click();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Larkfield' })).toHaveFocus();
    await expect(menu.open).toBe(false);
  },
});

/** A press outside the menu or on a link closes it; a press between links does not. */
export const PointerCloses = meta.story({
  tags: ['behavior'],
  decorators: [phone],
  play: async ({ canvas, canvasElement }) => {
    const { menu, toggle } = parts(canvasElement);
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('navigation'));
    await expect(menu.open).toBe(true);
    await userEvent.click(canvasElement);
    await expect(menu.open).toBe(false);

    await userEvent.click(toggle);
    const link = canvas.getByRole('link', { name: 'Customers' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(menu.open).toBe(false);
  },
});

/** When the page changes under the same header, as with the Back button, the menu closes. */
export const PageChangeCloses = meta.story({
  tags: ['behavior'],
  decorators: [phone],
  render: function Render(args) {
    const [href, setHref] = useState('#home');
    useEffect(() => {
      const onBack = () => setHref('#about');
      addEventListener('popstate', onBack);
      return () => removeEventListener('popstate', onBack);
    }, []);
    return <SiteHeader {...args} currentHref={href} />;
  },
  play: async ({ canvasElement }) => {
    parts(canvasElement).toggle.click();
    await expect(parts(canvasElement).menu.open).toBe(true);
    // Repeatedly, because React may not have added the listener yet.
    await waitFor(() => {
      dispatchEvent(new PopStateEvent('popstate'));
      return expect(parts(canvasElement).menu.open).toBe(false);
    });
  },
});
