import { useId, useState } from 'react';
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
    <TabList label="How Rapport helps">
      <Tab value="creators">For creators</Tab>
      <Tab value="brands">For brands</Tab>
      <Tab value="agencies">For agencies</Tab>
    </TabList>
    <TabPanel value="creators">
      <Text>Set your rates, show your work and get paid within seven days.</Text>
    </TabPanel>
    <TabPanel value="brands">
      <Text>
        Find recipes by season and time. <Link href="#search">See how the search works</Link>
      </Text>
    </TabPanel>
    <TabPanel value="agencies">
      <Text>Run the campaigns of several brands from one place.</Text>
    </TabPanel>
  </>
);

const meta = preview.meta({
  title: 'Primitives/Disclosure/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: 'creators', children: parts, onValueChange: fn() },
});

type Canvas = { getByRole: (role: string, options: { name: string }) => HTMLElement };
const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });
const panelOf = (of: HTMLElement) =>
  document.getElementById(of.getAttribute('aria-controls') ?? '') as HTMLElement;

/** A click selects a tab. Only the selected tab is in the tab order. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const creators = tab(canvas, 'For creators');
    const brands = tab(canvas, 'For brands');
    await expect(canvas.getByRole('tablist', { name: 'How Rapport helps' })).toBeVisible();
    await expect(creators).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'For creators' })).toBeVisible();
    await userEvent.click(brands);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('brands');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(brands).toHaveAttribute('aria-selected', 'true');
    await expect(brands).toHaveAttribute('tabindex', '0');
    await expect(creators).toHaveAttribute('tabindex', '-1');
    await expect(panelOf(brands)).toBeVisible();
    await expect(panelOf(creators)).not.toBeVisible();
    // Assistive technology may send only a click.
    await fireEvent.click(creators);
    await expect(creators).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvasElement.querySelector('.rp-Tabs[style], .rp-Tabs [style]')).toBe(null);
  },
});

export const Playground = meta.story({ args: { activation: 'automatic' } });

/** The arrow keys move, select and wrap around; Tab moves on to the panel. */
export const Keyboard = meta.story({
  args: { onKeyDown: fn() },
  play: async ({ canvas, args }) => {
    const creators = tab(canvas, 'For creators');
    const brands = tab(canvas, 'For brands');
    const agencies = tab(canvas, 'For agencies');
    creators.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(brands).toHaveFocus();
    await expect(brands).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(agencies).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(creators).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(agencies).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(creators).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(creators).toHaveFocus();
    // The browser uses these keys to go back and forward in its history, or to scroll the page.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}');
    await userEvent.keyboard('{Control>}{End}{/Control}{PageDown}');
    await expect(creators).toHaveFocus();
    await expect(args.onKeyDown).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'PageDown', defaultPrevented: false }),
    );
    await userEvent.tab();
    await expect(panelOf(creators)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(creators).toHaveFocus();
  },
});

/** The arrow keys only move the focus; Enter or Space selects. */
export const Manual = meta.story({
  args: { activation: 'manual' },
  play: async ({ canvas, args }) => {
    const creators = tab(canvas, 'For creators');
    const brands = tab(canvas, 'For brands');
    creators.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(brands).toHaveFocus();
    await expect(creators).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(brands).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(tab(canvas, 'For agencies')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(creators);
  },
});

/** Beside the panel if there is room. The Up and Down arrow keys move. */
export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    tab(canvas, 'For creators').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab(canvas, 'For brands')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvas, 'For brands')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(tab(canvas, 'For agencies')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
  },
});

/** The arrow keys follow the text direction. */
export const RightToLeft = meta.story({
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    tab(canvas, 'For creators').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvas, 'For brands')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab(canvas, 'For agencies')).toHaveFocus();
  },
});

/** The parent holds the selected tab. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState('creators');
    return (
      <Stack>
        <Tabs {...args} value={value} onValueChange={setValue} />
        <Inline>
          <Button variant="outline" size="sm" onClick={() => setValue('agencies')}>
            Show me agencies
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me agencies' }));
    await expect(tab(canvas, 'For agencies')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab(canvas, 'For brands'));
    await expect(tab(canvas, 'For brands')).toHaveAttribute('aria-selected', 'true');
  },
});

/** The keys skip a disabled tab. */
export const DisabledTab = meta.story({
  args: {
    children: (
      <>
        <TabList label="Figures">
          <Tab value="creators">Reach</Tab>
          <Tab value="sales" disabled>
            Sales
          </Tab>
          <Tab value="costs">Costs</Tab>
        </TabList>
        <TabPanel value="creators">
          <Text>2.4 million people.</Text>
        </TabPanel>
        <TabPanel value="sales">
          <Text>Not yet.</Text>
        </TabPanel>
        <TabPanel value="costs">
          <Text>As planned.</Text>
        </TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    tab(canvas, 'Reach').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvas, 'Costs')).toHaveFocus();
    await userEvent.click(tab(canvas, 'Sales'), { pointerEventsCheck: 0 });
    await expect(tab(canvas, 'Costs')).toHaveAttribute('aria-selected', 'true');
  },
});

/** The names of the tabs that the Tab key stops at. */
const stops = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLButtonElement>('[role=tablist], [role=tab]')]
    .filter((part) => part.tabIndex === 0 && !part.disabled)
    .map((part) => part.textContent);

/** If the selected value has no tab, the keyboard can still reach the others. */
export const NothingSelected = meta.story({
  args: { value: 'nobody', defaultValue: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(stops(canvasElement)).toEqual(['For creators']);
    await userEvent.tab();
    await expect(tab(canvas, 'For creators')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvas, 'For brands')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('brands');
    await expect(stops(canvasElement)).toEqual(['For creators']);
    tab(canvas, 'For brands').blur();
  },
});

/** If the selected tab is disabled, its panel is shown and another tab takes the focus. */
export const DisabledSelected = meta.story({
  args: {
    defaultValue: 'sales',
    activation: 'manual',
    children: (
      <>
        <TabList label="Figures">
          <Tab value="sales" disabled>
            Sales
          </Tab>
          <Tab value="costs">Costs</Tab>
        </TabList>
        <TabPanel value="sales">
          <Text>Not yet.</Text>
        </TabPanel>
        <TabPanel value="costs">
          <Text>As planned.</Text>
        </TabPanel>
      </>
    ),
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

/** Tabs rendered by custom components: the keyboard reaches one, whatever is selected. */
export const OwnTabs = meta.story({
  tags: ['!autodocs'],
  args: {
    defaultValue: 'reach',
    children: (
      <>
        <Link href="#before">Before</Link>
        <TabList label="Figures">
          <Figure name="Reach" disabled />
          <Figure name="Sales" />
          <Figure name="Costs" />
        </TabList>
        {['reach', 'sales', 'costs'].map((name) => (
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
    // A browser moves the focus after React has rendered what the key did, but user-event does not.
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
    children: (
      <>
        <TabList label="Months">
          {months.map((month) => (
            <Tab key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabList>
        {months.map((month) => (
          <TabPanel key={month} value={month}>
            <Text>What happened in {month}.</Text>
          </TabPanel>
        ))}
      </>
    ),
  },
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
  render: function Render(args) {
    const id = useId();
    return (
      <Tabs {...args}>
        <TabList label="Terms">
          <Tab value="creators">Short</Tab>
          <Tab value="full text">Full text</Tab>
        </TabList>
        <TabPanel value="creators">
          <Text>
            We take 10 %. <Link href={`#${id}`}>Why?</Link>
          </Text>
        </TabPanel>
        <TabPanel value="full text">
          <Text id={id}>It pays for contracts, payment and help.</Text>
        </TabPanel>
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

/** Ordered steps are not views: readers would take the second one for an alternative. */
export const Dont = meta.story({
  tags: ['!dev'],
  args: {
    children: (
      <>
        <TabList label="Create your account">
          <Tab value="creators">1. Your details</Tab>
          <Tab value="password">2. Your password</Tab>
        </TabList>
        <TabPanel value="creators">
          <Text>Name and address.</Text>
        </TabPanel>
        <TabPanel value="password">
          <Text>At least eight characters.</Text>
        </TabPanel>
      </>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['dev'],
  render: () => (
    <Stack gap={10}>
      {(['primary', 'secondary', 'tertiary'] as const).flatMap((accent) =>
        (['horizontal', 'vertical'] as const).map((orientation) => (
          <Tabs
            key={accent + orientation}
            data-accent={accent}
            orientation={orientation}
            defaultValue="brands"
          >
            {parts}
          </Tabs>
        )),
      )}
    </Stack>
  ),
});
