import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { visitBuilt } from '../browser.ts';
import type { Consumer } from '../consumer.ts';

export const webpack: Consumer = {
  title: 'webpack 5',
  tools: ['webpack', 'css-loader', 'mini-css-extract-plugin', 'react'],
  asserts: 'It builds, styles included; in Chromium an answer opens and the form submits.',
  async check({ folder, script }) {
    await script('build');
    await cp(join(folder, 'index.html'), join(folder, 'dist/index.html'));
    await visitBuilt(folder);
  },
};
