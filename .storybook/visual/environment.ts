/**
 * Decides whether pictures can be compared here. Another Chromium, system or processor draws other
 * pixels, so the pictures come with a record of where they were taken, and with a probe: a small
 * page with the kit's fonts, the system's, and what browsers draw themselves. Where the probe looks
 * the same, so does the rest.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '@rapport/tooling/root';
import { newWindow, takePicture } from './capture.ts';
import { compare, decode, encode, type Picture } from './picture.ts';

/** The browser, system and processor that took the pictures. */
export interface Environment {
  chromium: string;
  platform: string;
  arch: string;
}

const FONTS = ['bricolage-grotesque-latin-wght-normal', 'figtree-latin-wght-normal'];

/** Returns the HTML of the probe. */
export async function probePage(): Promise<string> {
  const faces = FONTS.map(async (name) => {
    const file = await readFile(join(root, `packages/ui/src/foundations/fonts/${name}.woff2`));
    return `@font-face { font-family: ${name}; font-weight: 400 800; src: url(data:font/woff2;base64,${file.toString('base64')}) }`;
  });
  const fonts = [...FONTS, 'monospace'];
  const lines = fonts.map((name) => `<p style="font-family: ${name}">Rapport: 1,234 fjords</p>`);
  return `<!doctype html><meta charset="utf-8">
<style>${(await Promise.all(faces)).join('\n')}
  body { margin: 16px; font-size: 17px; font-weight: 600 }
  div { inline-size: 200px; block-size: 60px; border: 1px solid #8a1262; border-radius: 13px;
    background: linear-gradient(75deg, oklch(0.7 0.15 40), #fff); box-shadow: 0 4px 12px #0004 }
</style>
${lines.join('\n')}
<div></div>
<p><input type="checkbox" checked> <input type="range"> <select><option>Ferry</option></select></p>
<svg width="60" height="60" fill="#0f6b54"><circle cx="30.3" cy="30" r="25.5" /></svg>`;
}

async function takeProbe(browser: Browser, page: string): Promise<Picture> {
  const context = await newWindow(browser);
  const window = await context.newPage();
  await window.setViewportSize({ width: 360, height: 400 });
  await window.setContent(page);
  const picture = await takePicture(window);
  await context.close();
  return picture;
}

/** The record of where the pictures in a folder were taken. */
export class EnvironmentRecord {
  private readonly record: string;
  private readonly probe: string;

  constructor(folder: string) {
    this.record = join(folder, 'environment.json');
    this.probe = join(folder, 'environment.webp');
  }

  /** Returns why pictures from here cannot be compared with these; `undefined` if they can. */
  async differs(browser: Browser, page?: string): Promise<string | undefined> {
    if (!existsSync(this.record)) return undefined;
    const then = JSON.parse(await readFile(this.record, 'utf8')) as Environment;
    const now = environment(browser);
    const [before, here] = [then, now].map(
      ({ chromium, platform, arch }) =>
        `Chromium ${chromium.split('.')[0]} on ${platform} (${arch})`,
    );
    if (before !== here) return `they were taken with ${before}, and this is ${here}`;
    const picture = await takeProbe(browser, page ?? (await probePage()));
    return compare(await decode(this.probe), picture)
      ? `${here} draws the same page in other pixels here, most likely because of other fonts`
      : undefined;
  }

  /** Records this environment. */
  async write(browser: Browser): Promise<void> {
    await writeFile(this.record, `${JSON.stringify(environment(browser), null, 2)}\n`);
    await writeFile(this.probe, await encode(await takeProbe(browser, await probePage())));
  }
}

const environment = (browser: Browser): Environment => ({
  chromium: browser.version(),
  platform: process.platform,
  arch: process.arch,
});
