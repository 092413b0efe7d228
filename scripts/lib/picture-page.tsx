/** Makes HTML pages from the site's art, to take pictures of. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../../packages/app/src/brand/Logo/Logo.tsx';
import type { Accent } from '../../packages/ui/src/index.ts';

interface PicturePage {
  title: string;
  accent: Accent;
  /** URL of the drawing. */
  drawing: string;
  /** URLs of the stylesheets. */
  stylesheets: string[];
}

const STYLES = `
  html { background: var(--rp-color-canvas); }
  .page { display: grid; grid-template-columns: 1fr 600px; block-size: 630px; inline-size: 1200px;
    overflow: hidden; background: var(--rp-color-canvas); }
  .page[data-accent='secondary'] { background: var(--rp-art-blush); }
  .page[data-accent='tertiary'] { background: var(--rp-art-mint); }
  .words { display: flex; flex-direction: column; justify-content: space-between; padding: 64px; }
  .site-Logo { font-size: 44px; }
  h1 { font: 700 76px/1.04 var(--rp-font-heading); letter-spacing: -0.03em; text-wrap: balance; }
  h1.long { font-size: 64px; }
  p { font-size: 28px; color: var(--rp-color-text-quiet); }
  .art { padding: 40px 40px 40px 0; }
  .art > img { inline-size: 100%; block-size: 100%; border-radius: 32px; object-fit: cover; }
`;

/** A page's link preview: the logo, the page's title, and a drawing. */
export const picturePage = ({ title, accent, drawing, stylesheets }: PicturePage): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style>{STYLES}</style>
      </head>
      <body>
        <div className="page" data-accent={accent}>
          <div className="words">
            <Logo />
            <h1 className={title.length > 24 ? 'long' : undefined}>{title}</h1>
            <p>Where creators and brands work together.</p>
          </div>
          <div className="art">
            <img src={drawing} alt="" />
          </div>
        </div>
      </body>
    </html>,
  )}`;

/**
 * An icon: the site's mark in a square.
 * @param mark The SVG of the mark.
 * @param width The mark's share of the square's width; below 0.8 no mask clips it.
 */
export const iconPage = (mark: string, width: number, ground: string): string =>
  `<!doctype html><style>html,body{margin:0;block-size:100%}
  body{display:grid;place-items:center;background:${ground}}svg{inline-size:${width * 100}vw}</style>${mark}`;
