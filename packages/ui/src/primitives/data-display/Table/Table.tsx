import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { distinct } from '../../../lib/distinct.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { TableScroll } from './TableScroll.tsx';

/** One column. */
export interface TableColumn<Row> {
  /** Unique key: the name of the row's property, unless `cell` says what to show. */
  key: string;
  /** Header of the column; names its cells. */
  header: ReactNode;
  /** End-aligns figures, with digits of equal width. @default false */
  numeric?: boolean | undefined;
  /** Content of the cell. @default the row's property named `key` */
  cell?: ((row: Row) => ReactNode) | undefined;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table is about; its accessible name. */
  caption: ReactNode;
  /** Hides the caption, which names the table either way. @default false */
  labelHidden?: boolean | undefined;
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** One object per row. */
  rows: readonly Row[];
  /** Key of a row, which identifies the row when the rows change. @default its index */
  rowKey?: ((row: Row) => string | number) | undefined;
  /**
   * Key of the column whose cells are row headers; `null` for none. @default the first column's key
   */
  rowHeader?: string | null | undefined;
  /** Less space in the cells. @default false */
  compact?: boolean | undefined;
  /** Turns each row into a block in a narrow container. @default false: the table scrolls */
  stacked?: boolean | undefined;
}

/**
 * Values to compare in rows and columns. If the table overflows, it scrolls on its own and takes
 * focus, so that arrow keys can scroll it.
 *
 * @see https://www.w3.org/WAI/tutorials/tables/
 */
export function Table<Row extends object>({
  caption,
  labelHidden = false,
  columns,
  rows,
  rowKey,
  rowHeader = columns[0]?.key,
  compact = false,
  stacked = false,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const role = roleIn(stacked);
  const keys = rowKey && distinct(rows.map(rowKey));
  return (
    <TableScroll
      {...rest}
      className={clsx('rp-Table', className)}
      aria-labelledby={captionId}
      data-compact={compact || undefined}
      data-stacked={stacked || undefined}
    >
      <table className="rp-Table-table" role={role('table')}>
        <caption className="rp-Table-caption" id={captionId} data-hidden={labelHidden || undefined}>
          {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className="rp-Table-head" role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map((column, index) => (
              <HeaderCell key={index} column={column} stacked={stacked} />
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map((row, rowIndex) => (
            <tr key={keys?.[rowIndex] ?? rowIndex} className="rp-Table-row" role={role('row')}>
              {columns.map((column, index) => (
                <Cell
                  key={index}
                  column={column}
                  row={row}
                  isHeader={column.key === rowHeader}
                  stacked={stacked}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The name of a column. */
const HeaderCell = <Row,>({ column, stacked }: Pick<CellProps<Row>, 'column' | 'stacked'>) => (
  <th
    className="rp-Table-cell"
    scope="col"
    role={roleIn(stacked)('columnheader')}
    data-numeric={column.numeric || undefined}
  >
    {column.header}
  </th>
);

/** In some browsers, a row displayed as a block is no longer a row unless it has the role. */
const roleIn = (stacked: boolean) => (role: string) => (stacked ? role : undefined);

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  /** Whether the cell names the row. */
  isHeader: boolean;
  stacked: boolean;
}

function Cell<Row extends object>({ column, row, isHeader, stacked }: CellProps<Row>) {
  const { key, header, numeric, cell } = column;
  const Tag = isHeader ? 'th' : 'td';
  const content = cell ? cell(row) : (row as Record<string, ReactNode>)[key];
  return (
    <Tag
      className="rp-Table-cell"
      scope={isHeader ? 'row' : undefined}
      role={roleIn(stacked)(isHeader ? 'rowheader' : 'cell')}
      data-numeric={numeric || undefined}
    >
      {stacked && !isHeader ? (
        <>
          {/* Screen readers read the real column header, which is visually hidden. */}
          <span className="rp-Table-label" aria-hidden="true">
            {header}
          </span>
          {wrapText(content)}
        </>
      ) : (
        content
      )}
    </Tag>
  );
}
