import { useId, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const parts = (
  <>
    <TabList label="How the library helps">
      <Tab value="readers">For readers</Tab>
      <Tab value="schools">For schools</Tab>
      <Tab value="clubs">For clubs</Tab>
    </TabList>
    <TabPanel value="readers">
      <Text>Choose your books, read them at home and keep them four weeks.</Text>
    </TabPanel>
    <TabPanel value="schools">
      <Text>
        Find books by age and topic. <Link href="#search">See how the search works</Link>
      </Text>
    </TabPanel>
    <TabPanel value="clubs">
      <Text>Run the readings of several groups from one place.</Text>
    </TabPanel>
  </>
);

/** Returns a tab and a panel for each name. */
const tabsOf = (label: string, panels: Record<string, ReactNode>, disabled?: string) => (
  <>
    <TabList label={label}>
      {Object.keys(panels).map((name) => (
        <Tab key={name} value={name} disabled={name === disabled}>
          {name}
        </Tab>
      ))}
    </TabList>
    {Object.entries(panels).map(([name, panel]) => (
      <TabPanel key={name} value={name}>
        <Text>{panel}</Text>
      </TabPanel>
    ))}
  </>
);

const meta = preview.meta({
  title: 'Components/Disclosure/Tabs',
  id: 'tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: 'readers', children: parts, onValueChange: fn() },
});

type Canvas = { getByRole: (role: string, options: { name: string }) => HTMLElement };
const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });
const panelOf = (of: HTMLElement) =>
  document.getElementById(of.getAttribute('aria-controls') ?? '') as HTMLElement;

export const Default = meta.story();

/** A click selects a tab. Only the selected tab is in the tab order. */
export const Selects = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const readers = tab(canvas, 'For readers');
    const schools = tab(canvas, 'For schools');
    await expect(canvas.getByRole('tablist', { name: 'How the library helps' })).toBeVisible();
    await expect(readers).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'For readers' })).toBeVisible();
    await userEvent.click(schools);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('schools');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(schools).toHaveAttribute('aria-selected', 'true');
    await expect(schools).toHaveAttribute('tabindex', '0');
    await expect(readers).toHaveAttribute('tabindex', '-1');
    await expect(panelOf(schools)).toBeVisible();
    await expect(panelOf(readers)).not.toBeVisible();
  },
});

export const Playground = meta.story({ args: { activationMode: 'automatic' } });

/** The arrow keys move, select and wrap around; Tab moves on to the panel. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const readers = tab(canvas, 'For readers');
    const schools = tab(canvas, 'For schools');
    const clubs = tab(canvas, 'For clubs');
    readers.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(schools).toHaveFocus();
    await expect(schools).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(clubs).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(readers).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(clubs).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(readers).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(panelOf(readers)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(readers).toHaveFocus();
  },
});

/** The arrow keys only move the focus; Enter or Space selects. */
export const Manual = meta.story({
  args: { activationMode: 'manual' },
});

export const ManualKeys = Manual.extend({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const readers = tab(canvas, 'For readers');
    const schools = tab(canvas, 'For schools');
    readers.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(schools).toHaveFocus();
    await expect(readers).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(schools).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(tab(canvas, 'For clubs')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(readers);
  },
});

/** Beside the panel if there is room. The up and down arrow keys move between tabs. */
export const Vertical = meta.story({
  args: { orientation: 'vertical' },
});

/** The arrow keys follow the text direction. */
export const RightToLeft = meta.story({
  tags: ['behavior'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    tab(canvas, 'For readers').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvas, 'For schools')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab(canvas, 'For clubs')).toHaveFocus();
  },
});

/** The keys skip a disabled tab. */
export const DisabledTab = meta.story({
  args: {
    defaultValue: 'Loans',
    children: tabsOf(
      'Figures',
      { Loans: '2.4 million books.', Sales: 'Not yet.', Costs: 'As planned.' },
      'Sales',
    ),
  },
});

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

/** If the tabs do not fit, the list scrolls, and a focused tab scrolls into view. */
export const Overflow = meta.story({
  args: {
    defaultValue: 'January',
    style: { maxInlineSize: '20rem' },
    children: tabsOf(
      'Months',
      Object.fromEntries(months.map((month) => [month, `What happened in ${month}.`])),
    ),
  },
});

export const ScrollsIntoView = Overflow.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    tab(canvas, 'January').focus();
    await userEvent.keyboard('{End}');
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() =>
      expect(tab(canvas, 'August').getBoundingClientRect().right).toBeLessThanOrEqual(
        list.right + 1,
      ),
    );
  },
});

/** Find-in-page, or a link to something in a panel, selects its tab. */
export const Found = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 'Short' },
  render: function Render(args) {
    const id = useId();
    return (
      <Tabs {...args}>
        {tabsOf('Terms', {
          Short: (
            <>
              We take 10 %. <Link href={`#${id}`}>Why?</Link>
            </>
          ),
          'Full text': <span id={id}>It pays for contracts, payment and help.</span>,
        })}
      </Tabs>
    );
  },
  play: async ({ canvas }) => {
    const full = tab(canvas, 'Full text');
    await expect(panelOf(full)).toHaveAttribute('hidden', 'until-found');
    panelOf(full).dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(panelOf(full)).not.toHaveAttribute('hidden');
    await waitFor(() => expect(full).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(tab(canvas, 'Short'));

    const link = canvas.getByRole('link', { name: 'Why?' });
    // Navigating would take the page from the test runner.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(full).toHaveAttribute('aria-selected', 'true'));
  },
});

/** Ordered steps are not views: readers would take the second step for an alternative. */
export const Dont = meta.story({
  tags: ['!dev'],
  args: {
    defaultValue: '1. Your details',
    children: tabsOf('Create your account', {
      '1. Your details': 'Name and address.',
      '2. Your password': 'At least eight characters.',
    }),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={10}>
      {(['primary', 'secondary', 'tertiary'] as const).flatMap((accent) =>
        (['horizontal', 'vertical'] as const).map((orientation) => (
          <Tabs
            key={accent + orientation}
            data-accent={accent}
            orientation={orientation}
            defaultValue="schools"
          >
            {parts}
          </Tabs>
        )),
      )}
    </Stack>
  ),
});
