/** Checks them in every other theme. Apart from the modes, so that two cores share the work. */
import { testInModes } from './in-modes.ts';
import { themeModes } from './modes.ts';

testInModes(themeModes);
