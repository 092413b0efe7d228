import { expect, test } from 'vitest';
import { moduleName, withImports } from './stats.ts';

test.each([
  ['/r/node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js', 'react-dom'],
  [
    '/r/node_modules/.pnpm/x@1/node_modules/@radix-ui/react-slot/dist/index.mjs?v=1',
    '@radix-ui/react-slot',
  ],
  [
    '/r/packages/ui/dist/primitives/Button/Button.js',
    'packages/ui/dist/primitives/Button/Button.js',
  ],
  ['\0rolldown/runtime.js', 'rolldown/runtime.js'],
])('moduleName of %s is %s', (id, name) => {
  expect(moduleName(id, '/r')).toBe(name);
});

test('withImports follows each import once, even in a cycle', () => {
  const chunks = { a: { imports: ['b'] }, b: { imports: ['c', 'a'] }, c: { imports: [] } };
  expect(withImports(['a'], chunks)).toEqual(['a', 'b', 'c']);
});
