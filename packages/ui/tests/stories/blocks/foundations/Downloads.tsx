/** The exported files. */
import dtcg from '../../../../tokens/generated/tokens.json?url&no-inline';
import { Sheet } from './Sheet.tsx';
import { themeNames, tokenCount } from './tokens.ts';
import './Downloads.css';

const figma: Record<string, string> = import.meta.glob(
  '../../../../tokens/generated/figma/*.json',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Each file of a theme and collection: its mode and its address. */
const filesOf = (theme: string, collection: string) =>
  Object.entries(figma).flatMap(([path, url]) => {
    const [, of, kind, mode] = /([\w-]+)\.(\w+)\.([\w-]+)\.json$/.exec(path) ?? [];
    return of === theme && kind === collection && mode ? [{ mode, url }] : [];
  });

/** The number of tokens in all themes. */
export const TokenCount = () => tokenCount;

/** The document with everything. */
export const DtcgDownload = () => (
  <Sheet label="DTCG file">
    <p className="fd-download">
      <a href={dtcg} download="rapport.tokens.json">
        Download rapport.tokens.json
      </a>
    </p>
  </Sheet>
);

/** A file for each mode of each collection of variables. */
export const FigmaDownloads = () => (
  <Sheet label="Figma files">
    {themeNames.map((theme) => (
      <article key={theme} className="fd-row">
        <header>
          <h3 className="fd-name">{theme}</h3>
        </header>
        <div className="fd-downloads">
          {['color', 'size'].map((collection) => (
            <ul key={collection} aria-label={`${theme}, ${collection}`}>
              {filesOf(theme, collection).map(({ mode, url }) => (
                <li key={mode}>
                  <a href={url} download={`${mode}.tokens.json`}>
                    {collection}, {mode.replaceAll('-', ' ')}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </article>
    ))}
  </Sheet>
);
