/** Runs axe on each story in what a visitor's system can ask for besides light and dark. */
import { axeOnStories } from './axe-on-stories.ts';
import { systemModes } from './modes.ts';

axeOnStories(systemModes);
