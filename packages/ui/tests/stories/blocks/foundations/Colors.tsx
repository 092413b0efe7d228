/** Colors in each mode, with the measured contrast of each pair that a theme declares. */
import { contrastOf, declaredPairs, type ContrastPair } from '../../../../scripts/contrast.ts';
import { modeNames, type ModeName } from '../../../../scripts/modes.ts';
import { Copy, Sheet, useTheme } from './Sheet.tsx';
import { hexOf, matching, oklchOf, themeNames, tokensOf, type Token } from './tokens.ts';
import './Colors.css';

const MODE_TITLES: Record<ModeName, string> = {
  light: 'Light',
  dark: 'Dark',
  'light-more-contrast': 'Light, more contrast',
  'dark-more-contrast': 'Dark, more contrast',
};

/** Rounded down, so that a ratio never looks better than it is. */
const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

interface SampleProps {
  text: string;
  ground: string;
  /** Pairs of 3:1 are for lines and icons; others for text. */
  min: number;
}

/** The pair, as it is used. */
export const Sample = ({ text, ground, min }: SampleProps) => (
  <span className="fd-sample" style={{ background: ground, color: text }} aria-hidden="true">
    {min < 4.5 ? <span className="fd-sample-ring" /> : 'Aa'}
  </span>
);

function Ratio({ pair, theme, mode }: { pair: ContrastPair; theme: string; mode: ModeName }) {
  if (!pair.modes.includes(mode)) return <td>–</td>;
  const text = oklchOf(theme, mode, pair.text);
  const ground = oklchOf(theme, mode, pair.ground);
  return (
    <td data-pair={`${theme} ${mode} ${pair.text} ${pair.ground}`}>
      <Sample text={text} ground={ground} min={pair.min} />
      {ratioText(contrastOf(text, ground))}
    </td>
  );
}

/** A color's ratio to each ground it may be used on, in each mode. */
function Pairs({ token, theme }: { token: Token; theme: string }) {
  // The default theme declares the pairs of all themes.
  const declared = tokensOf(themeNames[0]!).get(token.id);
  const pairs = declared ? declaredPairs([[token.id, declared]]) : [];
  if (!pairs.length) return null;
  return (
    <table className="fd-pairs">
      <caption>Contrast on each ground</caption>
      <thead>
        <tr>
          <th scope="col">Ground</th>
          {modeNames.map((mode) => (
            <th key={mode} scope="col">
              {MODE_TITLES[mode]}
            </th>
          ))}
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.ground}>
            <th scope="row">{pair.ground.replace('color.', '')}</th>
            {modeNames.map((mode) => (
              <Ratio key={mode} pair={pair} theme={theme} mode={mode} />
            ))}
            <td>{pair.min}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A color in each mode. */
function Color({ token, theme, pairs }: { token: Token; theme: string; pairs: boolean }) {
  return (
    <article className="fd-color" data-token={token.id}>
      <header>
        <h3 className="fd-name">{token.id.replace(/^(color|theme)\./, '')}</h3>
        {token.property && <Copy value={token.property} />}
        {token.$description && <p>{token.$description}</p>}
      </header>
      <ul className="fd-modes">
        {modeNames.map((mode) => (
          <li key={mode}>
            <span className="fd-swatch" style={{ background: oklchOf(theme, mode, token.id) }} />
            <span className="fd-mode">{MODE_TITLES[mode]}</span>
            <Copy value={hexOf(theme, mode, token.id)} />
            <Copy value={oklchOf(theme, mode, token.id)} />
          </li>
        ))}
      </ul>
      {pairs && <Pairs token={token} theme={theme} />}
    </article>
  );
}

interface ColorsProps {
  /** Says what the colors are for. */
  label: string;
  /** Which: a pattern that their whole name matches. */
  match: string;
}

/** The colors of the toolbar's theme whose names match. */
export function Colors({ label, match }: ColorsProps) {
  const theme = useTheme();
  return (
    <Sheet label={label} isThemed>
      {matching(theme, new RegExp(`^(${match})$`)).map((token) => (
        <Color key={token.id} token={token} theme={theme} pairs />
      ))}
    </Sheet>
  );
}

/** Colors that only some themes have, and that have one value: the palette. */
export function Palette({ label, match }: ColorsProps) {
  return themeNames.map((theme) => {
    const tokens = matching(theme, new RegExp(`^(${match})$`));
    if (!tokens.length) return null;
    return (
      <Sheet key={theme} label={`${label} of ${theme}`}>
        <ul className="fd-palette">
          {tokens.map(({ id }) => (
            <li key={id} data-token={id}>
              <span className="fd-swatch" style={{ background: oklchOf(theme, 'light', id) }} />
              <span className="fd-name">{id.replace('palette.', '').replace('.', ' ')}</span>
              <Copy value={hexOf(theme, 'light', id)} />
              <Copy value={oklchOf(theme, 'light', id)} />
            </li>
          ))}
        </ul>
        <p className="fd-note">
          Of the theme <strong>{theme}</strong>.
        </p>
      </Sheet>
    );
  });
}

/** Colors in each mode that only some themes have: those of pictures. */
export function ColorsOfThemes({ label, match }: ColorsProps) {
  return themeNames.map((theme) => {
    const tokens = matching(theme, new RegExp(`^(${match})$`));
    if (!tokens.length) return null;
    return (
      <Sheet key={theme} label={`${label} of ${theme}`}>
        {tokens.map((token) => (
          <Color key={token.id} token={token} theme={theme} pairs={false} />
        ))}
        <p className="fd-note">
          Of the theme <strong>{theme}</strong>.
        </p>
      </Sheet>
    );
  });
}
