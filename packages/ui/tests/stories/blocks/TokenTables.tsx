/** Specimens for the Foundations pages, rendered from the generated tokens. */
import { tokens, type TokenName } from '../../../src/foundations/generated/tokens.ts';

const named = (prefix: string) =>
  (Object.keys(tokens) as TokenName[]).filter((name) => name.startsWith(prefix));

/** Each color in light and dark, with its custom property. */
export function ColorTable({ match }: { match: string }) {
  return (
    <div className="sb-swatches">
      {named('color.')
        .filter((name) => new RegExp(`^color\\.(${match})$`).test(name))
        .map((name) => (
          <figure key={name} className="sb-swatch">
            <div className="sb-swatch-pair">
              <span style={{ background: tokens[name].light }} />
              <span style={{ background: tokens[name].dark }} />
            </div>
            <figcaption>
              <code>{tokens[name].css}</code>
              <small>{tokens[name].light}</small>
              <small>{tokens[name].dark}</small>
            </figcaption>
          </figure>
        ))}
    </div>
  );
}

const ROLES = ['', '-fill', '-fill-hover', '-on-fill', '-soft', '-band'];

/** What is derived from each accent, in light and dark, in the theme of the page. */
export function AccentTable() {
  return (
    <div className="sb-swatches">
      {['primary', 'secondary', 'tertiary'].flatMap((accent) =>
        ROLES.map((role) => (
          <figure key={accent + role} className="sb-swatch" data-accent={accent}>
            <div className="sb-swatch-pair">
              {['light', 'dark'].map((scheme) => (
                <span
                  key={scheme}
                  data-color-scheme={scheme}
                  style={{ background: `var(--rp-accent${role})` }}
                />
              ))}
            </div>
            <figcaption>
              <code>--rp-accent{role}</code>
              <small>{accent}</small>
            </figcaption>
          </figure>
        )),
      )}
    </div>
  );
}

/** Each step of the type scale, shown at its size. */
export function TypeScale() {
  return (
    <div className="sb-type">
      {named('font.size.').map((name) => {
        const display = /display|xl$/.test(name);
        return (
          <p
            key={name}
            style={{
              fontSize: tokens[name].css,
              fontFamily: tokens[display ? 'theme.font-heading' : 'theme.font-body'].css,
              fontWeight: display ? 720 : 400,
            }}
          >
            Two voices meet <code>{name}</code>
          </p>
        );
      })}
    </div>
  );
}

/** Each size in a group, as a bar of that length. */
export function SizeBars({ prefix }: { prefix: string }) {
  return (
    <table>
      <tbody>
        {named(prefix).map((name) => (
          <tr key={name}>
            <td>
              <code>{tokens[name].css}</code>
            </td>
            <td>{tokens[name].light}</td>
            <td>
              <div className="sb-bar" style={{ inlineSize: `min(${tokens[name].light}, 30rem)` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
