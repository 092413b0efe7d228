import type { CSSProperties } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#stories/preview.tsx';
import {
  ComparisonTable,
  type ComparedPlan,
  type ComparisonTableContent,
  type ComparisonTableProps,
} from './ComparisonTable.tsx';

const plans: ComparedPlan[] = [
  {
    title: 'Solo',
    price: '$0',
    period: 'for good',
    action: { label: 'Start with Solo', href: '#solo' },
  },
  {
    title: 'Team',
    price: '$12',
    period: 'per person and month',
    action: { label: 'Try Team', href: '#team' },
    highlighted: true,
    badge: 'Most popular',
  },
  {
    title: 'Company',
    price: 'Custom',
    action: { label: 'Talk to us', href: '#company' },
  },
];

const content: ComparisonTableContent = {
  title: 'Compare the plans',
  text: 'You can change to another plan at the end of each month.',
  plans,
  groups: [
    {
      title: 'Bookings',
      features: [
        { title: 'Rooms', values: ['1', '10', 'Unlimited'] },
        {
          title: 'Calendar sync',
          hint: 'Both ways, within a minute.',
          values: [true, true, true],
        },
        { title: 'Waiting lists', values: [false, true, true] },
      ],
    },
    {
      title: 'Support',
      features: [
        { title: 'Answer by email', values: ['Within 3 days', 'Within 1 day', 'Within 1 hour'] },
        { title: 'Phone', values: [false, false, true] },
      ],
    },
  ],
  note: 'Prices do not include sales tax.',
};

const meta = preview.meta({
  title: 'Sections/Conversion/ComparisonTable',
  id: 'comparisontable',
  component: ComparisonTable,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Compare the plans' })).toBeVisible();
    const columns = canvas.getAllByRole('columnheader').map((name) => name.textContent?.trim());
    await expect(columns).toEqual(['Solo', 'Team Most popular', 'Company']);
    await expect(canvas.getByRole('rowheader', { name: 'Support' })).toHaveAttribute(
      'scope',
      'rowgroup',
    );
    const row = canvas.getByRole('rowheader', { name: 'Phone' }).closest('tr')!;
    await expect([...row.cells].map((cell) => cell.innerText.trim())).toEqual([
      'Phone',
      'Not included',
      'Not included',
      'Included',
    ]);
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

const chosen = fn();

/** An action without `href` is a button. */
export const Buttons = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      ...content,
      plans: plans.map(({ action: _action, ...plan }) => ({
        ...plan,
        action: { label: `Choose ${plan.title}`, onClick: () => chosen(plan.title) },
      })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Team' }));
    await expect(chosen).toHaveBeenLastCalledWith('Team');
  },
});

/** Without prices, groups or highlight. */
export const Plain = meta.story({
  args: {
    content: {
      title: 'Compare the plans',
      plans: plans.map(({ title }) => ({ title })),
      groups: [{ features: content.groups.flatMap(({ features }) => features) }],
    },
  },
});

/** The window of a test is wider than this, and so are the sides of its pages. */
const onPhone = (args: ComparisonTableProps) => (
  <div style={{ maxInlineSize: '22.5rem', '--rp-space-gutter': '20px' } as CSSProperties}>
    <ComparisonTable {...args} />
  </div>
);

const onTablet = (args: ComparisonTableProps) => (
  <div style={{ maxInlineSize: '48rem' }}>
    <ComparisonTable {...args} />
  </div>
);

/** On a phone, each feature has the values of all plans below it, each with the plan’s name. */
export const Phone = meta.story({
  tags: ['behavior'],
  render: onPhone,
  play: async ({ canvas }) => {
    // Still a table, with the plans as its columns.
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBe(table.clientWidth);
    // The header with the names is gone, so each cell says its plan.
    const cells = canvas.getAllByRole('cell', { name: /^(?:Solo|Team) Not included$/ });
    await expect(cells).toHaveLength(3);
    await expect(canvas.getByRole('cell', { name: /^Team Most popular/ })).toBeVisible();
    const row = canvas.getByRole('rowheader', { name: 'Rooms' }).closest('tr')!;
    const values = [...row.querySelectorAll('td')];
    await expect(values.map((value) => value.innerText.split('\n'))).toEqual([
      ['Solo', '1'],
      ['Team', '10'],
      ['Company', 'Unlimited'],
    ]);
    const tops = values.map((value) => value.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

/** By plan, each is a card on a phone, with its values below its offer. */
export const PhoneByPlan = meta.story({
  tags: ['behavior'],
  args: { fold: 'plans' },
  render: onPhone,
  play: async ({ canvas }) => {
    // The cards have the names.
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    // The same table to screen readers: its rows, with the plan’s name in each cell.
    await expect(canvas.getByRole('rowheader', { name: 'Phone' })).toBeInTheDocument();
    await expect(
      canvas.getAllByRole('cell', { name: /^(?:Solo|Team) Not included$/ }),
    ).toHaveLength(3);
    const offers = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    const rooms = canvas.getByRole('rowheader', { name: 'Rooms' }).closest('tr')!;
    const values = [...rooms.querySelectorAll('td')];
    const tops = values.map((value) => value.getBoundingClientRect().top);
    // Each value is below the offer of its plan, and above the next plan.
    for (const [index, top] of tops.entries()) {
      await expect(top).toBeGreaterThan(offers[index]!);
      if (index < 2) await expect(top).toBeLessThan(offers[index + 1]!);
    }
  },
});

/** On a tablet, up to three plans have their values below their offers, so no row repeats the names. */
export const Tablet = meta.story({
  tags: ['behavior'],
  render: onTablet,
  play: async ({ canvas }) => {
    const offers = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().left);
    const rooms = canvas.getByRole('rowheader', { name: 'Rooms' }).closest('tr')!;
    const texts = [...rooms.querySelectorAll('td')].map((value) => {
      const range = document.createRange();
      range.selectNode(value.lastChild!);
      return range.getBoundingClientRect().left;
    });
    for (const [index, left] of texts.entries())
      await expect(Math.abs(left - offers[index]!)).toBeLessThan(1);
    // Still read out, though not seen.
    await expect(canvas.getByRole('cell', { name: 'Team 10' })).toBeInTheDocument();
    await expect(within(rooms).getByText('Team').clientWidth).toBe(1);
  },
});
