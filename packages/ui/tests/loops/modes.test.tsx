/** Checks text and focus rings in what a visitor's system can ask for besides light. */
import { testInModes } from './in-modes.ts';
import { systemModes } from './modes.ts';

testInModes(systemModes);
