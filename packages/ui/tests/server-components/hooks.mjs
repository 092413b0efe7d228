/** Module hooks of the fixture: the kit's modules with `'use client'` become references. */
import {
  load as loadReference,
  resolve as resolveModule,
} from 'react-server-dom-webpack/node-loader';

const kit = new URL('../../src', import.meta.url).href;

/** Replaces Storybook, which cannot run here: stories become plain data without play functions. */
const standIns = {
  preview: new URL('../rendering/preview.tsx', import.meta.url).href,
  test:
    'data:text/javascript,' +
    ['expect', 'fn', 'screen', 'userEvent', 'waitFor', 'within']
      .map((name) => `export const ${name} = () => {};`)
      .join(''),
};

export function resolve(specifier, context, nextResolve) {
  if (specifier === '#stories/preview.tsx') return nextResolve(standIns.preview, context);
  if (specifier === 'storybook/test') return nextResolve(standIns.test, context);
  return resolveModule(specifier, context, nextResolve);
}

export function load(url, context, nextLoad) {
  return url.startsWith(kit)
    ? loadReference(url, context, withoutSourceMap(nextLoad))
    : nextLoad(url, context);
}

/** React's loader would load the source map's URL as another module. */
const withoutSourceMap = (nextLoad) => async (url, context) => {
  const result = await nextLoad(url, context);
  return { ...result, source: String(result.source).replace(/^\/\/# sourceMappingURL=.*$/m, '') };
};
