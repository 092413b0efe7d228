/** What lies above the page: shadows and layers. */
import { shadows, usersOf } from './kit-styles.ts';
import { Copy, Parts, Sheet, useTheme } from './Sheet.tsx';
import { matching } from './tokens.ts';
import './Elevation.css';

/** The shadows of the kit's stylesheets, the lowest first. */
export function Shadows() {
  return (
    <Sheet label="Shadows">
      {shadows.map(({ value, parts }) => (
        <article key={value} className="fd-row fd-shadow">
          <div className="fd-raised" style={{ boxShadow: value }} />
          <div>
            <Copy value={value} />
            <Parts names={parts} />
          </div>
        </article>
      ))}
    </Sheet>
  );
}

/** The layers above the page, the lowest first. */
export function Layers() {
  const theme = useTheme();
  const layers = matching(theme, /^layer\./).sort(
    (one, other) => Number(one.$value) - Number(other.$value),
  );
  return (
    <Sheet label="Layers">
      <ol className="fd-layers">
        {layers.map((token, index) => (
          <li
            key={token.id}
            data-token={token.id}
            style={{ marginInlineStart: `${index * 8}%`, zIndex: index }}
          >
            <p className="fd-name">
              {token.id.split('.').at(-1)} {String(token.$value)}
            </p>
            <Copy value={token.property!} />
            <Parts names={usersOf(token.property!)} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
