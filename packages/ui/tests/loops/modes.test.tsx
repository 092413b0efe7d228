/** Checks text and focus rings in what a visitor's system can ask for besides light. */
import { inject } from 'vitest';
import { testInModes } from './in-modes.ts';
import { systemModes } from './modes.ts';

// The stage `stories` shows each story in dark, too.
const { 'forced colors': forced, 'more contrast, dark': most } = systemModes;
const core = { 'forced colors': forced, 'more contrast, dark': most };

testInModes(() => (inject('scope') === 'full' ? systemModes : core));
