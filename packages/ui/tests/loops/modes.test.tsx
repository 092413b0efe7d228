/** Runs axe on each story in every mode that a visitor's system can set. */
import { axeOnStories } from './axe-on-stories.ts';
import { systemModes } from './modes.ts';

axeOnStories(systemModes);
