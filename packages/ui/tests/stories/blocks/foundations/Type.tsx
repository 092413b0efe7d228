/** The type scale, and what it is made of. */
import { sizeStyle } from './kit-styles.ts';
import { Copy, Sheet, useTheme } from './Sheet.tsx';
import { matching, pxOf, pxText, tokensOf, type Token } from './tokens.ts';
import './Type.css';

const WORDS = 'Two voices meet';

/** `var(--rp-font-leading-body)` → `body 1.6`. */
function valueText(theme: string, css: string | undefined): string {
  const property = /--rp-[\w-]+/.exec(css ?? '')?.[0];
  const token = [...tokensOf(theme).values()].find((one) => one.property === property);
  return token ? `${token.id.split('.').at(-1)} ${String(token.$value)}` : (css ?? '');
}

/** What one part makes of a size. A class, not the component: a docs page has its own headings. */
function Specimen({ part, size, theme }: { part: string; size: string; theme: string }) {
  const own = sizeStyle(part, size);
  const base = sizeStyle(part);
  const style = own ?? (base?.['font-size']?.includes(`-${size})`) ? base : undefined);
  if (!style) return null;
  return (
    <div className="fd-specimen">
      <p className={`rp-${part}`} data-size={own && size}>
        {WORDS}
      </p>
      <p className="fd-note">
        {part}: weight {valueText(theme, style['font-weight'])}, leading{' '}
        {valueText(theme, style['line-height'])}
        {style['letter-spacing'] && `, tracking ${valueText(theme, style['letter-spacing'])}`}
      </p>
    </div>
  );
}

/** Every size, the largest first, as the kit sets it. */
export function TypeScale() {
  const theme = useTheme();
  const sizes = matching(theme, /^font\.size\./).sort((one, other) => pxOf(other) - pxOf(one));
  return (
    <Sheet label="Type scale">
      {sizes.map((token) => (
        <article key={token.id} className="fd-row" data-token={token.id}>
          <header>
            <h3 className="fd-name">{token.id.split('.').at(-1)}</h3>
            <p>{pxText(token)}</p>
            <Copy value={token.property!} />
          </header>
          <div>
            {['Heading', 'Text'].map((part) => (
              <Specimen key={part} part={part} size={token.id.split('.').at(-1)!} theme={theme} />
            ))}
          </div>
        </article>
      ))}
    </Sheet>
  );
}

const families = (token: Token) => (token.$value as string[]).join(', ');

/** The fonts of the theme. */
export function Families() {
  const theme = useTheme();
  return (
    <Sheet label="Families" isThemed>
      {matching(theme, /^(theme\.font-|font\.mono)/)
        .sort((one, other) => other.id.localeCompare(one.id))
        .map((token) => (
          <article key={token.id} className="fd-row" data-token={token.id}>
            <header>
              <h3 className="fd-name">{token.id.split('.').at(-1)}</h3>
              {token.$description && <p>{token.$description}</p>}
              <Copy value={token.property!} />
            </header>
            <div style={{ fontFamily: `var(${token.property})` }}>
              <p className="fd-alphabet">
                ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789
              </p>
              <Copy value={families(token)} />
            </div>
          </article>
        ))}
    </Sheet>
  );
}

/** The weights, from light to heavy. */
export function Weights() {
  const theme = useTheme();
  const weights = matching(theme, /^font\.weight\./).sort(
    (one, other) => Number(one.$value) - Number(other.$value),
  );
  return (
    <Sheet label="Weights" isThemed>
      <ul className="fd-cards">
        {weights.map((token) => (
          <li key={token.id} data-token={token.id}>
            <p
              className="fd-letters"
              style={{
                fontWeight: `var(${token.property})`,
                fontFamily: `var(--rp-font-${token.id.endsWith('display') ? 'heading' : 'body'})`,
              }}
            >
              Aa
            </p>
            <p className="fd-name">
              {token.id.split('.').at(-1)} {String(token.$value)}
            </p>
            <Copy value={token.property!} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The distance from line to line, as a factor of the size. */
export function Leading() {
  const theme = useTheme();
  const leadings = matching(theme, /^font\.leading\./).sort(
    (one, other) => Number(one.$value) - Number(other.$value),
  );
  return (
    <Sheet label="Leading">
      <ul className="fd-cards">
        {leadings.map((token) => (
          <li key={token.id} data-token={token.id}>
            <p className="fd-lines" style={{ lineHeight: `var(${token.property})` }}>
              Hosts and guests meet, agree on a price, and know what comes next.
            </p>
            <p className="fd-name">
              {token.id.split('.').at(-1)} {String(token.$value)}
            </p>
            <Copy value={token.property!} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The distance from letter to letter, in em. */
export function Tracking() {
  const theme = useTheme();
  return (
    <Sheet label="Tracking" isThemed>
      {matching(theme, /^font\.tracking\./).map((token) => (
        <article key={token.id} className="fd-row" data-token={token.id}>
          <header>
            <h3 className="fd-name">{token.id.split('.').at(-1)}</h3>
            <p>{String(token.$value)} em</p>
            <Copy value={token.property!} />
          </header>
          <div className="fd-tracking">
            <p style={{ letterSpacing: `calc(var(${token.property}) * 1em)` }}>{WORDS}</p>
            <p className="fd-quiet">{WORDS}</p>
            <p className="fd-note">Below: without it.</p>
          </div>
        </article>
      ))}
    </Sheet>
  );
}
