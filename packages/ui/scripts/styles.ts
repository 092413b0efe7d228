/** Bundles stylesheets for the browsers in package.json's `browserslist`. */
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
