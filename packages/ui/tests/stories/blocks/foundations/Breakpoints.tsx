/** The widths at which parts change. */
import { FLUID_FROM, FLUID_TO } from '../../../../scripts/token-value.ts';
import { breakpoints, windowWidths } from './kit-styles.ts';
import { Parts, Sheet } from './Sheet.tsx';

const WIDEST = breakpoints.at(-1)!.rem;

/** Each width, to scale, and the parts that change there. */
export function Breakpoints() {
  return (
    <Sheet label="Breakpoints">
      {breakpoints.map(({ rem, parts }) => (
        <article key={rem} className="fd-row fd-row-tight">
          <header>
            <h3 className="fd-name">{rem * 16} px</h3>
            <p>{rem}rem</p>
          </header>
          <div>
            <div className="fd-width">
              <span style={{ inlineSize: `${(100 * rem) / WIDEST}%` }} />
            </div>
            <Parts names={parts} />
          </div>
        </article>
      ))}
      <p className="fd-note">
        Media queries of the kit that ask for the width of the window: {windowWidths.length}.
      </p>
    </Sheet>
  );
}

/** Between which widths of the window sizes grow. */
export const FluidRange = () => (
  <>
    {FLUID_FROM * 16} to {FLUID_TO * 16} px
  </>
);
