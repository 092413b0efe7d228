/** What the kit derives from a theme's colors, and the grounds it draws on. */
import { deriveAccent, type AccentRole } from '../../../../scripts/accent.ts';
import { contrastOf } from '../../../../scripts/contrast.ts';
import { modeNames, type ModeName } from '../../../../scripts/modes.ts';
import { Button } from '../../../../src/primitives/controls/Button/Button.tsx';
import { Link } from '../../../../src/primitives/controls/Link/Link.tsx';
import { Sample } from './Colors.tsx';
import { Copy, Sheet, useTheme } from './Sheet.tsx';
import { hexOf, oklchOf, tokensOf } from './tokens.ts';
import './Accents.css';

const ACCENTS = ['primary', 'secondary', 'tertiary'] as const;

/** What the roles are for, and the pair that the derivation keeps. */
const ROLES: Record<
  AccentRole,
  { about: string; pair?: [text: AccentRole, ground: AccentRole | 'canvas', min: number] }
> = {
  accent: { about: 'Text, icons, the focus ring.', pair: ['accent', 'canvas', 4.5] },
  'accent-fill': {
    about: 'The ground of a button, a mark.',
    pair: ['accent-fill', 'canvas', 3],
  },
  'accent-fill-hover': {
    about: 'The same under the pointer.',
    pair: ['accent-on-fill', 'accent-fill-hover', 4.5],
  },
  'accent-on-fill': {
    about: 'Text and icons on a fill.',
    pair: ['accent-on-fill', 'accent-fill', 4.5],
  },
  'accent-soft': {
    about: 'A quiet ground behind text.',
    pair: ['accent', 'accent-soft', 4.5],
  },
  'accent-band': { about: 'The ground of a band, dark in both schemes.' },
};

const SHORT: Record<ModeName, string> = {
  light: 'Light',
  dark: 'Dark',
  'light-more-contrast': 'Light +',
  'dark-more-contrast': 'Dark +',
};

function Role({ role, theme, seed }: { role: AccentRole; theme: string; seed: string }) {
  const { about, pair } = ROLES[role];
  return (
    <article className="fd-color">
      <header>
        <Copy value={`--rp-${role}`} />
        <p>{about}</p>
      </header>
      <ul className="fd-modes">
        {modeNames.map((mode) => {
          const colors = deriveAccent(oklchOf(theme, mode, seed), mode);
          const color = (name: AccentRole | 'canvas') =>
            name === 'canvas' ? hexOf(theme, mode, 'color.canvas') : colors[name];
          return (
            <li key={mode}>
              <span className="fd-swatch" style={{ background: colors[role] }} />
              <span className="fd-mode">{SHORT[mode]}</span>
              <Copy value={colors[role]} />
              {pair && (
                <span className="fd-ratio">
                  <Sample text={color(pair[0])} ground={color(pair[1])} min={pair[2]} />
                  {contrastOf(color(pair[0]), color(pair[1])).toFixed(2)} of {pair[2]}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </article>
  );
}

/** A theme's own colors, and everything that is derived from them. */
export function Accents() {
  const theme = useTheme();
  return ACCENTS.map((name) => {
    const seed = `theme.${name}`;
    const token = tokensOf(theme).get(seed);
    if (!token) return null;
    return (
      <Sheet key={name} label={`Accent ${name}`} isThemed>
        <header className="fd-seed" data-token={seed}>
          <span className="fd-swatch" style={{ background: oklchOf(theme, 'light', seed) }} />
          <div>
            <h3 className="fd-name">{name}</h3>
            {token.$description && <p>{token.$description}</p>}
            <Copy value={token.property!} />
            <Copy value={hexOf(theme, 'light', seed)} />
            <Copy value={oklchOf(theme, 'light', seed)} />
          </div>
        </header>
        {(Object.keys(ROLES) as AccentRole[]).map((role) => (
          <Role key={role} role={role} theme={theme} seed={seed} />
        ))}
      </Sheet>
    );
  });
}

const SURFACES = {
  canvas: 'The page.',
  surface: 'A band above the page; cards and controls.',
  sunken: 'A band below the page.',
  ink: 'Dark in both schemes.',
  accent: 'The accent, dark in both schemes.',
};

/** The grounds of `data-surface`, as they are. */
export function Surfaces() {
  return (
    <Sheet label="Surfaces">
      <div className="fd-surfaces">
        {Object.entries(SURFACES).map(([name, about]) => (
          <div key={name} className="fd-surface" data-surface={name}>
            <div>
              <p className="fd-name">{name}</p>
              <p>{about}</p>
            </div>
            <p>
              <Link href="https://www.w3.org/TR/WCAG22/#contrast-minimum">A link</Link>
            </p>
            <Button size="sm">A button</Button>
            <Copy value={`data-surface="${name}"`} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}
