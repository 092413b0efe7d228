/** The kinds of projects that `npm test -- consumers` puts the packed kit into, in this order. */
import { astro } from './checks/astro.ts';
import { esbuild } from './checks/esbuild.ts';
import { next } from './checks/next.ts';
import { node } from './checks/node.ts';
import { reactRouter } from './checks/react-router.ts';
import { tailwind } from './checks/tailwind.ts';
import { jest, vitest } from './checks/testing.ts';
import { typescript, typescriptLowest } from './checks/typescript.ts';
import { vite, viteLowest } from './checks/vite.ts';
import { webpack } from './checks/webpack.ts';
import type { Consumer } from './consumer.ts';

export const consumers: Readonly<Record<string, Consumer>> = {
  vite,
  'vite-lowest': viteLowest,
  next,
  'react-router': reactRouter,
  astro,
  node,
  esbuild,
  webpack,
  vitest,
  jest,
  tailwind,
  typescript,
  'typescript-lowest': typescriptLowest,
};
