import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { TableScroll } from './TableScroll.tsx';

/** One column. */
export interface TableColumn<Row> {
  /** Unique; the name of the row's property, unless `cell` says what to show. */
  key: string;
  /** What stands over the column, and names its cells. */
  header: ReactNode;
  /** Figures: aligned at their end, of one width. @default false */
  numeric?: boolean;
  /** What stands in the cell. @default the row's property named `key` */
  cell?: (row: Row) => ReactNode;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table is about; names it. */
  caption: ReactNode;
  /** Shows the caption above the table. It names the table either way. @default true */
  captionShown?: boolean;
  /** In the order of reading. */
  columns: readonly TableColumn<Row>[];
  /** One object a row. */
  rows: readonly Row[];
  /** What tells one row from another. @default its place */
  rowKey?: (row: Row) => string | number;
  /** Key of the column whose cells name their rows; `null` if none does. @default that of the first column */
  rowHeader?: string | null;
  /** Less space in the cells. @default false */
  compact?: boolean;
  /** Where the container is narrow, each row becomes a block of its own. @default false: the table scrolls */
  stacked?: boolean;
}

/**
 * Values to compare, in rows and columns. Wider than its place, it scrolls by itself and takes focus,
 * so that arrow keys can scroll it.
 *
 * @see https://www.w3.org/WAI/tutorials/tables/
 */
export function Table<Row extends object>({
  caption,
  captionShown = true,
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
  // A row that is displayed as a block is no row any more in some browsers, unless its role says so.
  const role = (name: string) => (stacked ? name : undefined);
  return (
    <TableScroll
      {...rest}
      className={clsx('rp-Table', className)}
      labelledBy={captionId}
      data-compact={compact || undefined}
      data-stacked={stacked || undefined}
    >
      <table className="rp-Table-table" role={role('table')}>
        <caption
          className="rp-Table-caption"
          id={captionId}
          data-hidden={!captionShown || undefined}
        >
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead className="rp-Table-head" role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map(({ key, header, numeric }) => (
              <th
                key={key}
                className="rp-Table-cell"
                scope="col"
                role={role('columnheader')}
                data-numeric={numeric || undefined}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map((row, place) => (
            <tr key={rowKey?.(row) ?? place} className="rp-Table-row" role={role('row')}>
              {columns.map(({ key, header, numeric, cell }) => {
                const names = key === rowHeader;
                const Tag = names ? 'th' : 'td';
                return (
                  <Tag
                    key={key}
                    className="rp-Table-cell"
                    scope={names ? 'row' : undefined}
                    role={role(names ? 'rowheader' : 'cell')}
                    data-numeric={numeric || undefined}
                  >
                    {stacked && !names && (
                      // The header of the column, which is out of sight there; read out it is anyway.
                      <span className="rp-Table-label" aria-hidden="true">
                        {header}
                      </span>
                    )}
                    {cell ? cell(row) : (row as Record<string, ReactNode>)[key]}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
