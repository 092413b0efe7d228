/** Tells Chromatic which stories to take, in which modes. See https://www.chromatic.com/docs/modes. */
import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** The site's theme. Its fonts come with the kit, so they are the same on every machine. */
const base = { scheme: 'light', theme: 'rapport', dir: 'ltr' };

const light = { ...base, viewport: 1280 };
const dark = { ...base, viewport: 360, scheme: 'dark' };

/** Both schemes and both widths, once each. */
const both = { 'light-1280': light, 'dark-360': dark };
const matrix = {
  ...both,
  'rtl-1280': { ...light, dir: 'rtl' },
  'forced-1280': { ...light, forcedColors: 'active' },
};
const four = {
  ...both,
  'light-360': { ...light, viewport: 360 },
  'dark-1280': { ...dark, viewport: 1280 },
};

function modesOf(title: string, name: string) {
  if (title.startsWith('Pages/')) return both;
  if (name === 'Matrix') return matrix;
  return name === 'Default' && /^(?:Components|Sections)\//.test(title) ? four : undefined;
}

/**
 * Sets `parameters.chromatic` of each story. It depends on the tags, which only an enhancer sees:
 * without it, Chromatic would take, and bill, the stories that only test.
 */
export const withChromatic: Enhancer = ({ argTypes, parameters, title, name, tags }) => {
  const modes = tags.includes('behavior') ? undefined : modesOf(title, name);
  parameters['chromatic'] = modes ? { modes } : { disableSnapshot: true };
  return argTypes;
};
