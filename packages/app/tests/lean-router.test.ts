import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lean } from '../lean-router.ts';

test('drops names for the developer tools, marks what is pure, and silences warnings', () => {
  const code = [
    'var ENABLE_DEV_WARNINGS = true;',
    'var Link = React2.forwardRef(function Link() {});',
    'Link.displayName = "Link";',
    'if (x) Link.displayName = "kept";',
    'var Context = React.createContext(null);',
    'var Routes = React.memo(Routes2);',
  ].join('\n');
  expect(lean(code)).toBe(
    [
      'var ENABLE_DEV_WARNINGS = false;',
      'var Link = /* @__PURE__ */ React2.forwardRef(function Link() {});',
      '',
      'if (x) Link.displayName = "kept";',
      'var Context = /* @__PURE__ */ React.createContext(null);',
      'var Routes = /* @__PURE__ */ React.memo(Routes2);',
    ].join('\n'),
  );
});

test('the installed router still has the shape that this is made for', () => {
  const require = createRequire(import.meta.url);
  const router = createRequire(require.resolve('react-router-dom/package.json'));
  const folder = join(dirname(router.resolve('react-router/package.json')), 'dist/development');
  const code = readdirSync(folder)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(code).toMatch(/^Link\.displayName = "Link";$/m);
  expect(code).toMatch(/^var Link = React\d*\.forwardRef\($/m);
  expect(code).toContain('ENABLE_DEV_WARNINGS = true');
  expect(lean(code)).not.toMatch(/^Link\.displayName/m);
});
