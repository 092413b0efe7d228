/** Checks text and focus rings in the other themes: in the core scope in one scheme each, in turn. */
import { inject } from 'vitest';
import { testInModes } from './in-modes.ts';
import { themeModes } from './modes.ts';

const modes = Object.entries(themeModes);

testInModes((index) =>
  inject('scope') === 'full'
    ? themeModes
    : Object.fromEntries(modes.filter((_mode, at) => at % 2 === index % 2)),
);
