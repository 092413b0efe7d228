/** Makes builds follow the `browserslist` of their package or workspace. */
import browserslist from 'browserslist';
import { browserslistToTargets, Features } from 'lightningcss';

/** The names of browsers in Vite's `build.target`. Other browsers share the engine of one of them. */
const NAMES: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Returns the oldest browsers for Vite's `build.target`: `['chrome111', 'safari16.4']`. */
export function scriptTargets(folder: string): string[] {
  const oldest = new Map<string, number>();
  for (const browser of browserslist(null, { path: folder })) {
    const [id = '', version = ''] = browser.split(' ');
    const name = NAMES[id];
    if (!name) continue;
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}

/**
 * Returns options for Lightning CSS. As in the kit's build, it must not rewrite `light-dark()` and
 * `:dir()`: the first would lose its color if only one of a page's stylesheets were rewritten, and the
 * second would become a list of languages.
 */
export const styleOptions = (folder: string) => ({
  targets: browserslistToTargets(browserslist(null, { path: folder })),
  exclude: Features.LightDark | Features.DirSelector,
});
