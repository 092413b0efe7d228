/** Builds the kit if it has changed. The check runs this script to share the build. */
import { buildKit } from './lib/site-build.ts';

await buildKit();
