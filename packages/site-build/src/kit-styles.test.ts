import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { assetAddress, componentsIn } from './kit-styles.ts';

const client = {
  output: [
    {
      type: 'chunk',
      fileName: 'base.js',
      modules: {
        '/r/packages/ui/dist/modules/primitives/controls/Button/Button.js': { renderedLength: 10 },
        '/r/packages/ui/dist/modules/sections/Hero/HeroArt.js': { renderedLength: 10 },
        '/r/packages/ui/dist/modules/primitives/text/Kbd/Kbd.js': { renderedLength: 0 },
        '/r/packages/ui/dist/modules/lib/link.js': { renderedLength: 10 },
        '/r/packages/app/src/App.tsx': { renderedLength: 10 },
        '/r/packages/app/src/brand/Logo/Logo.tsx': { renderedLength: 10 },
        '/r/packages/app/src/pages/Landing.tsx': { renderedLength: 10 },
      },
    },
    {
      type: 'asset',
      fileName: 'assets/text-1a2b.woff2',
      originalFileNames: ['../ui/dist/fonts/text.woff2'],
    },
  ],
} as unknown as Rolldown.RolldownOutput;

test('componentsIn finds the components of kit and site in the bundle, whatever their files are called', () => {
  expect([...componentsIn(client)]).toEqual(['Button', 'Hero', 'Logo']);
  expect([...componentsIn(client, ['base.js'])]).toEqual(['Button', 'Hero', 'Logo']);
  expect([...componentsIn(client, ['page.js'])]).toEqual([]);
});

test('assetAddress finds an asset by its source file', () => {
  expect(assetAddress(client, 'text.woff2')).toBe('/assets/text-1a2b.woff2');
  expect(assetAddress(client, 'other.woff2')).toBeUndefined();
});
