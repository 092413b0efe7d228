/** Runs axe on each story in every theme. Apart from the modes, so that two cores share the work. */
import { axeOnStories } from './axe-on-stories.ts';
import { themeModes } from './modes.ts';

axeOnStories(themeModes);
