/** Distances, sizes and corners, drawn as what they are. */
import type { ReactNode } from 'react';
import { Copy, Sheet, useTheme } from './Sheet.tsx';
import { matching, pxOf, pxText, type Token } from './tokens.ts';
import './Sizes.css';

const bySize = (one: Token, other: Token) => pxOf(one) - pxOf(other);

function Row({ token, detail, children }: { token: Token; detail: string; children: ReactNode }) {
  return (
    <article className="fd-row fd-row-tight" data-token={token.id}>
      <header>
        <h3 className="fd-name">{token.id.split('.').at(-1)}</h3>
        <p>{detail}</p>
        <Copy value={token.property!} />
      </header>
      <div>
        {children}
        {token.$description && <p className="fd-note">{token.$description}</p>}
      </div>
    </article>
  );
}

/** Each step as the distance between two boxes. */
export function Distances() {
  const theme = useTheme();
  return (
    <Sheet label="Distances" isThemed>
      {matching(theme, /^space\./)
        .sort(bySize)
        .map((token) => (
          <Row key={token.id} token={token} detail={pxText(token)}>
            <div className="fd-gap">
              <span />
              <span style={{ inlineSize: `var(${token.property})` }} />
              <span />
            </div>
          </Row>
        ))}
    </Sheet>
  );
}

/** The factor of all distances. */
export function Density() {
  const theme = useTheme();
  return (
    <Sheet label="Density" isThemed>
      {matching(theme, /^theme\.space$/).map((token) => (
        <Row key={token.id} token={token} detail={`Factor ${String(token.$value)}`}>
          <div className="fd-densities">
            {[0.8, 1, 1.2].map((factor) => (
              <figure key={factor}>
                <div className="fd-stack" style={{ gap: `${factor}rem` }}>
                  <span />
                  <span />
                  <span />
                </div>
                <figcaption>{factor}</figcaption>
              </figure>
            ))}
          </div>
        </Row>
      ))}
    </Sheet>
  );
}

/** Sizes of this many px and more are widths of text and pages; below that, heights of controls. */
const WIDE = 160;

/** Sizes below this many px are widths of lines. */
const THIN = 8;

function SizeDrawing({ token, widest }: { token: Token; widest: number }) {
  const size = pxOf(token);
  if (size >= WIDE)
    return (
      <div className="fd-width">
        <span style={{ inlineSize: `${(100 * size) / widest}%` }}>{size} px</span>
      </div>
    );
  if (size >= THIN)
    return (
      <div className="fd-control" style={{ blockSize: `var(${token.property})` }}>
        {size} px high
      </div>
    );
  return <div className="fd-line" style={{ blockSize: `var(${token.property})` }} />;
}

/** Widths to scale; heights and lines as they are. */
export function Sizes() {
  const theme = useTheme();
  const sizes = matching(theme, /^size\./).sort((one, other) => pxOf(other) - pxOf(one));
  const widest = pxOf(sizes[0]!);
  return (
    <Sheet label="Sizes">
      {sizes.map((token) => (
        <Row key={token.id} token={token} detail={pxText(token)}>
          <SizeDrawing token={token} widest={widest} />
        </Row>
      ))}
      <p className="fd-note">Widths of pages and texts are drawn to scale; all else in its size.</p>
    </Sheet>
  );
}

/** Each corner. */
export function Corners() {
  const theme = useTheme();
  return (
    <Sheet label="Corners" isThemed>
      <ul className="fd-cards">
        {matching(theme, /^(radius\.|theme\.radius$)/)
          .sort(bySize)
          .map((token) => (
            <li key={token.id} data-token={token.id}>
              <div className="fd-corner" style={{ borderRadius: `var(${token.property})` }} />
              <p className="fd-name">
                {token.id.startsWith('theme') ? 'theme radius' : token.id.split('.').at(-1)}
              </p>
              <p>{pxText(token)}</p>
              <Copy value={token.property!} />
              {token.$description && <p className="fd-note">{token.$description}</p>}
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
