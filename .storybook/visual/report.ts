/** The report: one static page with each picture before, after and their difference. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shot } from './baselines.ts';
import { modes } from './modes.ts';
import { encode } from './picture.ts';
import type { Outcome, Shown, Story } from './run.ts';

/** The verdicts in the order of the report, and what it says about each. */
const VERDICTS = {
  changed: 'looks different',
  broken: 'can’t be shown',
  new: 'has no picture yet',
  gone: 'has a picture, but no story',
  unsteady: 'held still only the second time',
} as const;

type Shift = keyof typeof VERDICTS;

const PARTS = { before: 'Before', after: 'After', difference: 'Difference' } as const;
type Part = keyof typeof PARTS;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns the name of a mode: `dark, 360 px`. */
function modeWords(name: Shot['mode']): string {
  const { scheme, viewport, dir, forcedColors } = modes[name] ?? {};
  if (!viewport) return name;
  const special = [dir === 'rtl' && 'right to left', forcedColors === 'active' && 'forced colors'];
  return [scheme, `${viewport} px`, ...special].filter(Boolean).join(', ');
}

function detail(outcome: Outcome): string {
  if (outcome.verdict === 'broken') return outcome.reason;
  if (outcome.verdict !== 'changed') return '';
  const { pixels, box } = outcome;
  const count = pixels === 1 ? '1 pixel' : `${pixels.toLocaleString('en-US')} pixels`;
  return `${count} in ${box.width} × ${box.height} px, ${box.left} px from the left, ${box.top} px from the top`;
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-inline-size: 100rem; padding: 1.5rem; overflow-wrap: anywhere }
  h1, h2, h3 { line-height: 1.2; text-wrap: balance }
  h2 { margin-block: 3rem 0 } h2 small { display: block; font: 0.875rem/1.5 ui-monospace, monospace }
  h3 { margin-block: 1.5rem 0.25rem } p { margin-block: 0.25rem 0.75rem; max-inline-size: 70ch }
  .shots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr)); align-items: start }
  figure { margin: 0; min-inline-size: 0 } figcaption { font-weight: 600; margin-block-end: 0.25rem }
  img { display: block; max-inline-size: 100%; border: 1px solid GrayText; box-sizing: border-box }
  label { display: block; font-weight: 600 } input { inline-size: 100%; block-size: 1.5rem; margin: 0 }
  .wipe { display: grid } .wipe img { grid-area: 1 / 1 }
  .wipe img + img { clip-path: inset(0 0 0 var(--at, 50%)) }
  a:focus-visible, summary:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }`;

const SCRIPT = `
  addEventListener('input', ({ target }) => {
    target.closest('figure').style.setProperty('--at', target.value + '%');
  });`;

/** Writes a report into its own folder. */
export class Report {
  readonly file: string;
  private readonly folder: string;
  /** The parts of each shot that have a file. */
  private readonly parts = new Map<string, Part[]>();

  constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'index.html');
  }

  /** Removes the last report. */
  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  private path({ id, mode }: Shot, part: Part): string {
    return `pictures/${id}/${mode}-${part}.webp`;
  }

  /** Keeps the pictures of a shot. */
  async show(shot: Shot, shown: Shown): Promise<void> {
    await mkdir(join(this.folder, 'pictures', shot.id), { recursive: true });
    const parts = Object.entries(shown) as [Part, NonNullable<Shown[Part]>][];
    for (const [part, picture] of parts) {
      await writeFile(join(this.folder, this.path(shot, part)), await encode(picture));
    }
    this.parts.set(
      `${shot.id} ${shot.mode}`,
      parts.map(([part]) => part),
    );
  }

  private figures(outcome: Outcome): string {
    const words = `${outcome.id}, ${modeWords(outcome.mode)}`;
    const image = (part: Part) =>
      `<img src="${this.path(outcome, part)}" alt="${escape(`${PARTS[part]}: ${words}`)}" loading="lazy">`;
    const parts = this.parts.get(`${outcome.id} ${outcome.mode}`) ?? [];
    const figures = parts.map(
      (part) =>
        `<figure><figcaption>${PARTS[part]}</figcaption><a href="${this.path(outcome, part)}">${image(part)}</a></figure>`,
    );
    if (parts.includes('before')) {
      figures.push(
        `<figure><label>Before and after <input type="range" value="50" aria-label="${escape(`Before and after: ${words}`)}"></label><div class="wipe">${image('before')}${image('after')}</div></figure>`,
      );
    }
    // Two pictures of a desktop fit beside each other, and four of a phone.
    const column = outcome.mode.endsWith('360') ? '18rem' : '36rem';
    return `<div class="shots" style="--column: ${column}">${figures.join('\n')}</div>`;
  }

  private section(outcomes: Outcome[], story: Story | undefined): string {
    const [{ id }] = outcomes as [Outcome];
    const title = story ? `${story.title}: ${story.name}` : id;
    const shots = outcomes.map(
      (outcome) => `<h3>${modeWords(outcome.mode)} ${VERDICTS[outcome.verdict as Shift]}</h3>
<p>${escape(detail(outcome))}</p>${this.figures(outcome)}`,
    );
    return `<section><h2 id="${id}">${escape(title)} <small>${id}</small></h2>${shots.join('\n')}</section>`;
  }

  /** Writes the page: differing pictures first, story by story. Equal pictures are only counted. */
  async write(outcomes: Outcome[], stories: Story[]): Promise<void> {
    const order = Object.keys(VERDICTS);
    const rank = ({ verdict }: Outcome) => order.indexOf(verdict);
    const differing = outcomes.filter(({ verdict }) => verdict !== 'same');
    const first = [...differing].sort((a, b) => rank(a) - rank(b));
    const ids = [...new Set(first.map(({ id }) => id))];
    const sections = ids.map((id) =>
      this.section(
        first.filter((outcome) => outcome.id === id),
        stories.find((story) => story.id === id),
      ),
    );
    const summary = summaryOf(outcomes);
    const links = ids.map((id) => `<li><a href="#${id}">${id}</a></li>`);
    await writeFile(
      this.file,
      `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures: ${summary}</title><style>${STYLE}</style></head>
<body><header><h1>Pictures</h1><p>${summary}.</p></header>
<main>${links.length > 1 ? `<nav aria-label="Stories"><ul>${links.join('')}</ul></nav>` : ''}
${sections.join('\n')}</main><script>${SCRIPT}</script></body></html>`,
    );
  }
}

/** `2 changed, 1 new, 1,097 the same`. */
export function summaryOf(outcomes: Outcome[]): string {
  const verdicts = [...(Object.keys(VERDICTS) as Shift[]), 'same' as const];
  return verdicts
    .map((verdict) => ({ verdict, count: outcomes.filter((o) => o.verdict === verdict).length }))
    .filter(({ verdict, count }) => count > 0 || verdict === 'same')
    .map(
      ({ verdict, count }) =>
        `${count.toLocaleString('en-US')} ${verdict === 'same' ? 'the same' : verdict}`,
    )
    .join(', ');
}
