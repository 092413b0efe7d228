/** Bundles stylesheets for the browsers in package.json's `browserslist`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, bundle, Features } from 'lightningcss';
import { packageRoot } from './components.ts';

const targets = browserslistToTargets(browserslist(null, { path: packageRoot }));

/**
 * Features that Lightning CSS must not convert. A converted light-dark() needs its color where it is
 * used, and the tokens have a fallback for it. A converted :dir() is a list of languages and ignores
 * `dir`. See docs/decisions/0015-browsers.md.
 */
const exclude = Features.LightDark | Features.DirSelector;

/** Bundles and minifies a stylesheet and everything it imports. */
export const bundled = (filename: string): string =>
  bundle({ filename, minify: true, targets, exclude }).code.toString();

const layers = readFileSync(join(packageRoot, 'src/foundations/layers.css'), 'utf8');

/** Starts every stylesheet, so that the cascade does not depend on the order of imports. */
export const layerOrder = /@layer [^;]+;/.exec(layers)![0];
