import { visitBuilt } from '../browser.ts';
import type { Consumer } from '../consumer.ts';

/** The first React that the kit supports, with its first types. */
export const LOWEST_REACT = {
  react: '19.0.0',
  'react-dom': '19.0.0',
  '@types/react': '19.0.0',
  '@types/react-dom': '19.0.0',
};

export const vite: Consumer = {
  title: 'Vite, newest React',
  tools: ['vite', 'react', '@types/react', 'typescript'],
  asserts:
    'It compiles and builds; in Chromium an answer opens and the form validates and submits.',
  async check({ folder, script }) {
    await script('build');
    await visitBuilt(folder);
  },
};

export const viteLowest: Consumer = {
  ...vite,
  title: 'Vite, lowest React',
  project: 'vite',
  instead: LOWEST_REACT,
  asserts: 'The same.',
};
