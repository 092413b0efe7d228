import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface Course {
  name: string;
  teacher: string;
  state: string;
  readers: string;
  fee: string;
}

const rows: Course[] = [
  { name: 'Autumn ferments', teacher: 'Halden', state: 'Live', readers: '48,210', fee: '€1,200' },
  { name: 'First marathon', teacher: 'Northlane', state: 'Draft', readers: '9,871', fee: '€640' },
  { name: 'Slow kitchen', teacher: 'Oro', state: 'Done', readers: '111,111', fee: '€2,050' },
];

const columns: TableColumn<Course>[] = [
  { key: 'name', header: 'Course' },
  { key: 'teacher', header: 'Teacher' },
  { key: 'state', header: 'State' },
  { key: 'readers', header: 'Readers', numeric: true },
  { key: 'fee', header: 'Fee', numeric: true },
];

const meta = preview.meta({
  title: 'Components/Data/Table',
  id: 'table',
  component: Table<Course>,
  args: { caption: 'Your courses', columns, rows, rowKey: ({ name }) => name },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Your courses' });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Slow kitchen' })).toHaveAttribute(
      'scope',
      'row',
    );
    // If everything fits, there is nothing to scroll and no tab stop.
    await expect(table.parentElement).not.toHaveAttribute('tabindex');
  },
});

export const Playground = meta.story({ args: { compact: true } });

/** Cells show whatever a column's `cell` returns. */
export const RichCells = meta.story({
  args: {
    columns: [
      {
        key: 'name',
        header: 'Course',
        cell: ({ name }) => <Link href="#course">{name}</Link>,
      },
      {
        key: 'state',
        header: 'State',
        cell: ({ state }) => <Badge tone={state === 'Live' ? 'success' : 'neutral'}>{state}</Badge>,
      },
      { key: 'fee', header: 'Fee', numeric: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First marathon' })).toBeVisible();
  },
});

/** If it overflows, it scrolls on its own, takes focus, and is a region named by the caption. */
export const Scrolls = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Table {...args} />
    </div>
  ),
});

export const ScrollsByKeyboard = Scrolls.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const box = await waitFor(() => canvas.getByRole('region', { name: 'Your courses' }));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.scrollLeft = 60;
    await expect(box.scrollLeft).toBe(60);
  },
});

/** In a narrow container, each row is a block; it is still a table to assistive technology. */
export const Stacked = meta.story({
  args: { stacked: true },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The label next to the value is only visual: screen readers already read the column header.
    await expect(canvas.getByRole('cell', { name: '€640' })).toHaveTextContent('Fee');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={10}>
      <Table {...args} caption="plain" />
      <Table {...args} caption="compact" compact />
      <Table {...args} caption="without row headers" rowHeader={null} />
      <Table {...args} caption="empty" rows={[]} />
      <div style={{ maxInlineSize: '20rem' }}>
        <Table {...args} caption="stacked" stacked />
      </div>
      <div style={{ maxInlineSize: '20rem' }}>
        <Table {...args} caption="stacked, compact" stacked compact />
      </div>
    </Stack>
  ),
});
