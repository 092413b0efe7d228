import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { SkipLink } from '../../primitives/controls/SkipLink/SkipLink.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { DashboardCards } from '../DashboardCards/DashboardCards.tsx';
import { DashboardShell, type DashboardShellContent } from './DashboardShell.tsx';

const content: DashboardShellContent = {
  title: 'Staff Dashboard',
  email: 'mara@northwind.example',
  home: { label: 'Home', href: '#home' },
  logOutLabel: 'Log out',
  logOutBusyLabel: 'Logging out...',
  text: 'Welcome back. Find readers, follow your loans and answer your messages here.',
};

const meta = preview.meta({
  title: 'Sections/Shell/DashboardShell',
  id: 'dashboardshell',
  component: DashboardShell,
  tags: ['page'],
  parameters: { layout: 'fullscreen' },
  args: {
    onLogOut: fn(),
    logo: 'Fieldnote',
    content,
    children: <Text>What the dashboard shows.</Text>,
  },
});

export const Default = meta.story();

export const LogsOut = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('mara@northwind.example');
    await expect(canvas.getByRole('main', { name: 'Staff Dashboard' })).toHaveAttribute(
      'id',
      'main',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
});

export const Playground = meta.story({ args: { accent: 'primary' } });

/** A picture beside the title. */
export const WithPicture = meta.story({ args: { picture: <Picture seed="desk" /> } });

/** An additional button in the bar. */
export const WithAccount = meta.story({
  args: { content: { ...content, actions: [{ label: 'Account' }] } },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('banner')).getAllByRole('button');
    await expect(first).toHaveAccessibleName('Account');
    await expect(second).toHaveAccessibleName('Log out');
  },
});

const cards = [
  {
    title: 'Find Volunteers',
    text: 'Search by place, day and language.',
    action: { label: 'Explore' },
  },
  {
    title: 'Lending Analytics',
    text: 'See what your readers borrow.',
    action: { label: 'View Analytics' },
  },
  { title: 'Messages', text: 'Answer the readers you talk to.', action: { label: 'Open Inbox' } },
];

/** The whole page for one kind of account, with its cards. */
export const Staff = meta.story({
  args: {
    accent: 'tertiary',
    children: <DashboardCards content={{ label: 'Your tasks', items: cards }} />,
  },
});

let finishLogOut = () => {};

/** The button is busy until the promise settles; a second press does nothing. */
export const LoggingOut = meta.story({
  tags: ['behavior'],
  args: {
    onLogOut: fn(
      () =>
        new Promise<void>((resolve) => {
          finishLogOut = resolve;
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    const busy = canvas.getByRole('button', { name: 'Logging out...' });
    await expect(busy).toHaveFocus();
    await userEvent.click(busy);
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
    finishLogOut();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible());
  },
});

const noConnection = new Error('No connection.');
const onLogOut = fn<() => Promise<void>>();

/** After a failure the button works again, and the error is reported like any uncaught error. */
export const LogOutFails = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { onLogOut },
  beforeEach: () => {
    onLogOut.mockRejectedValue(noConnection);
    const reported = spyOn(window, 'reportError').mockImplementation(() => {});
    return () => reported.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    const free = await canvas.findByRole('button', { name: 'Log out' });
    await expect(free).toHaveFocus();
    await expect(reportError).toHaveBeenCalledTimes(1);
    await expect(reportError).toHaveBeenCalledWith(noConnection);
    await userEvent.click(free);
    await waitFor(() => expect(onLogOut).toHaveBeenCalledTimes(2));
  },
});

/** A skip link moves focus to the main part, without a ring around the page. */
export const WithSkipLink = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <>
      <SkipLink />
      <DashboardShell {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    const main = document.querySelector<HTMLElement>((link as HTMLAnchorElement).hash);
    main?.focus();
    await expect(main).toHaveFocus();
    await expect(getComputedStyle(main!).outlineStyle).toBe('none');
  },
});

/** A column beside the content. */
export const WithAside = meta.story({
  args: {
    aside: (
      <Card>
        <Text>What to do first.</Text>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByText('What to do first.')).toBeVisible();
  },
});

/** While it loads, the frame has the logo, the link home, and room for the rest. */
export const Busy = meta.story({
  args: {
    busy: true,
    content: { ...content, busyLabel: 'Loading your desk' },
    children: <DashboardCards busy content={{ label: 'Your tasks', items: cards }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your desk');
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const WithoutLogo = meta.story({ args: { logo: undefined } });
