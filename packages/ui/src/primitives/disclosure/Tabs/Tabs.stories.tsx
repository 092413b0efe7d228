import { useId, useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
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
const details = { event: expect.any(Event), reason: expect.stringContaining('trigger') };
const panelOf = (of: HTMLElement) =>
  document.getElementById(of.getAttribute('aria-controls') ?? '') as HTMLElement;

export const Default = meta.story();

/** A click selects a tab. Only the selected tab is in the tab order. */
export const Selects = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, args }) => {
    const readers = tab(canvas, 'For readers');
    const schools = tab(canvas, 'For schools');
    await expect(canvas.getByRole('tablist', { name: 'How the library helps' })).toBeVisible();
    await expect(readers).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'For readers' })).toBeVisible();
    await userEvent.click(schools);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('schools', details);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(schools).toHaveAttribute('aria-selected', 'true');
    await expect(schools).toHaveAttribute('tabindex', '0');
    await expect(readers).toHaveAttribute('tabindex', '-1');
    await expect(panelOf(schools)).toBeVisible();
    await expect(panelOf(readers)).not.toBeVisible();
    // Assistive technology may send only a click.
    await fireEvent.click(readers);
    await expect(readers).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvasElement.querySelector('.rp-Tabs[style], .rp-Tabs [style]')).toBe(null);
  },
});

export const Playground = meta.story({ args: { activationMode: 'automatic' } });

/** The arrow keys move, select and wrap around; Tab moves on to the panel. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  args: { onKeyDown: fn() },
  play: async ({ canvas, args }) => {
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
    await userEvent.keyboard('{ArrowDown}');
    await expect(readers).toHaveFocus();
    // The browser uses these keys to go back and forward in its history, or to scroll the page.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}');
    await userEvent.keyboard('{Control>}{End}{/Control}{PageDown}');
    await expect(readers).toHaveFocus();
    await expect(args.onKeyDown).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'PageDown', defaultPrevented: false }),
    );
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

export const VerticalKeys = Vertical.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    tab(canvas, 'For readers').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab(canvas, 'For schools')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvas, 'For schools')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(tab(canvas, 'For clubs')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
  },
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

/** The parent controls which tab is selected. */
export const Controlled = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [value, setValue] = useState('readers');
    return (
      <Stack>
        <Tabs {...args} value={value} onValueChange={setValue} />
        <Inline>
          <Button variant="outline" size="sm" onClick={() => setValue('clubs')}>
            Show me clubs
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me clubs' }));
    await expect(tab(canvas, 'For clubs')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab(canvas, 'For schools'));
    await expect(tab(canvas, 'For schools')).toHaveAttribute('aria-selected', 'true');
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

export const SkipsDisabled = DisabledTab.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    tab(canvas, 'Loans').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvas, 'Costs')).toHaveFocus();
    await userEvent.click(tab(canvas, 'Sales'), { pointerEventsCheck: 0 });
    await expect(tab(canvas, 'Costs')).toHaveAttribute('aria-selected', 'true');
  },
});

/** Returns the names of the tabs that the Tab key reaches. */
const stops = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLButtonElement>('[role=tablist], [role=tab]')]
    .filter((part) => part.tabIndex === 0 && !part.disabled)
    .map((part) => part.textContent);

/** If the selected value has no tab, the keyboard can still reach the others. */
export const NothingSelected = meta.story({
  tags: ['behavior'],
  args: { value: 'nobody', defaultValue: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(stops(canvasElement)).toEqual(['For readers']);
    await userEvent.tab();
    await expect(tab(canvas, 'For readers')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvas, 'For schools')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('schools', details);
    await expect(stops(canvasElement)).toEqual(['For readers']);
    tab(canvas, 'For schools').blur();
  },
});

/** If the selected tab is disabled, its panel is shown and another tab takes the focus. */
export const DisabledSelected = meta.story({
  tags: ['behavior'],
  args: {
    defaultValue: 'Sales',
    activationMode: 'manual',
    children: tabsOf('Figures', { Sales: 'Not yet.', Costs: 'As planned.' }, 'Sales'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(panelOf(tab(canvas, 'Sales'))).toBeVisible();
    await expect(stops(canvasElement)).toEqual(['Costs']);
    await userEvent.tab();
    await expect(tab(canvas, 'Costs')).toHaveFocus();
    tab(canvas, 'Costs').blur();
  },
});

function Figure({ name, disabled = false }: { name: string; disabled?: boolean }) {
  return (
    <Tab value={name.toLowerCase()} disabled={disabled}>
      {name}
    </Tab>
  );
}

/** Tabs rendered by custom components: the keyboard reaches one even if none is selected. */
export const OwnTabs = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    defaultValue: 'loans',
    children: (
      <>
        <Link href="#before">Before</Link>
        <TabList label="Figures">
          <Figure name="Loans" disabled />
          <Figure name="Sales" />
          <Figure name="Costs" />
        </TabList>
        {['loans', 'sales', 'costs'].map((name) => (
          <TabPanel key={name} value={name}>
            <Text>What is known of {name}.</Text>
          </TabPanel>
        ))}
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Before' }).focus();
    await userEvent.tab();
    await expect(tab(canvas, 'Sales')).toHaveFocus();
    await userEvent.tab();
    await expect(panelOf(tab(canvas, 'Sales'))).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab(canvas, 'Sales')).toHaveFocus();
    // A browser moves focus after React has rendered; user-event does not wait for that.
    await fireEvent.keyDown(tab(canvas, 'Sales'), { key: 'Tab', shiftKey: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Before' })).toHaveFocus();
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
    await expect(full).toHaveAttribute('aria-selected', 'true');
    await expect(panelOf(full)).not.toHaveAttribute('hidden');
    await userEvent.click(tab(canvas, 'Short'));

    const link = canvas.getByRole('link', { name: 'Why?' });
    // Navigating would take the page from the test runner.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(full).toHaveAttribute('aria-selected', 'true');

    // The same link works again, although it does not change the address.
    await userEvent.click(tab(canvas, 'Short'));
    await userEvent.click(link);
    await expect(full).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab(canvas, 'Short'));
  },
});

/** Views of the same kind that nobody needs side by side; labels of a word or two. */
export const Do = meta.story({ tags: ['!dev'] });

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
