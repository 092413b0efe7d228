import type { Facts } from './collect-facts.ts';

/** Computed when Storybook starts or is built: facts-plugin.ts takes this module's place. */
export declare const facts: Facts;
