import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { collectFacts } from './collect-facts.ts';

const MODULE = normalizePath(fileURLToPath(new URL('facts.ts', import.meta.url)));

/** Lets docs pages import the facts that are computed from the files. */
export const factsPlugin = (): Plugin => ({
  name: 'rapport:facts',
  enforce: 'pre',
  load: (id) =>
    normalizePath(id) === MODULE
      ? `export const facts = ${JSON.stringify(collectFacts())};`
      : undefined,
});
