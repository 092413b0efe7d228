import type { Plugin } from 'vite';
import { collectFacts } from './collect-facts.ts';

const ID = 'virtual:rapport/facts';

/** Lets docs pages import what is computed from the files. */
export const factsPlugin = (): Plugin => ({
  name: 'rapport:facts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}` ? `export default ${JSON.stringify(collectFacts())};` : undefined,
});
