import type { Facts } from './collect-facts.ts';

/** The facts, computed when Storybook starts or is built. facts-plugin.ts replaces this module. */
export declare const facts: Facts;
