/** Builds the kit, if it has changed: the check's way to the build that all share. */
import { buildKit } from './lib/site-build.ts';

await buildKit();
