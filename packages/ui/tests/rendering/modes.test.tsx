/** Checks text and focus rings in what a visitor's system can ask for besides light. */
import { inject } from 'vitest';
import { testInModes } from './in-modes.ts';
import { systemModes } from './modes.ts';

/** More contrast changes the same colors in light as in dark. */
const { 'more contrast': _light, ...core } = systemModes;

testInModes(() => (inject('scope') === 'full' ? systemModes : core));
