// Some browsers ignore the roles of table elements whose `display` changes, so `role` repeats them.
// Plans and features are identified only by their index.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, react/no-array-index-key */
import type { ComponentProps, ReactNode } from 'react';
import { LineIcon } from '../../lib/LineIcon.tsx';
import { wrapText } from '../../lib/wrap-text.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ComparedGroup, ComparedPlan } from './ComparisonTable.tsx';

interface CellProps extends ComponentProps<'td'> {
  highlighted: boolean | undefined;
}

/** A cell in the column of a plan. */
export const Cell = ({ highlighted, ...rest }: CellProps) => (
  <td {...rest} role="cell" data-highlighted={highlighted || undefined} />
);

interface GroupProps {
  group: ComparedGroup;
  plans: ComparedPlan[];
  /** Whether each plan is a card on a phone. */
  byPlan: boolean;
  yes: string;
  no: string;
}

/** Features that belong together, one row each. */
export const Group = ({ group, plans, byPlan, yes, no }: GroupProps) => (
  <tbody role="rowgroup">
    {group.title && (
      <tr className="rp-ComparisonTable-row" role="row">
        <th className="rp-ComparisonTable-group" role="rowheader" scope="rowgroup">
          {group.title}
        </th>
        {/* One cell per plan instead of one wide cell, so that the tint of a column continues. */}
        {plans.map(({ highlighted }, index) => (
          <Cell key={index} className="rp-ComparisonTable-blank" highlighted={highlighted} />
        ))}
      </tr>
    )}
    {group.features.map(({ title, hint, values }, row) => (
      <tr key={row} className="rp-ComparisonTable-row" role="row">
        <th className="rp-ComparisonTable-feature" role="rowheader" scope="row">
          {wrapText(title)}
          {hint && <span className="rp-ComparisonTable-hint">{hint}</span>}
        </th>
        {plans.map((plan, index) => (
          <Cell key={index} className="rp-ComparisonTable-value" highlighted={plan.highlighted}>
            <Label>{plan.title}</Label>
            {/* The row’s header, which is out of sight on a phone. */}
            {byPlan && (
              <span className="rp-ComparisonTable-title" aria-hidden="true">
                {title}
              </span>
            )}
            <Value yes={yes} no={no}>
              {values[index]}
            </Value>
          </Cell>
        ))}
      </tr>
    ))}
  </tbody>
);

/** The plan’s name beside its value, in place of the header, if the columns do not fit. */
export const Label = ({ children }: { children: ReactNode }) => (
  <span className="rp-ComparisonTable-label">{children}</span>
);

interface ValueProps {
  yes: string;
  no: string;
  children: ReactNode;
}

/** A check or dash for a boolean, with words for people who cannot see it. */
function Value({ yes, no, children = false }: ValueProps) {
  if (typeof children !== 'boolean') return wrapText(children);
  return (
    <>
      <LineIcon
        className="rp-ComparisonTable-sign"
        viewBox="0 0 20 20"
        path={children ? 'm2 10.5 4 4 8-9' : 'M2 10h8'}
        strokeWidth="2.5"
        data-included={children || undefined}
      />
      <VisuallyHidden>{children ? yes : no}</VisuallyHidden>
    </>
  );
}
