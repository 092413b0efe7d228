import { describe, expect, test } from 'vitest';
import { importsIn } from './imports.ts';

const nothing = { names: [], entries: [], whole: [] };

describe('what code imports', () => {
  test.each<[what: string, code: string, names: string[]]>([
    ['one name', `import { Button } from '@rapport/ui';`, ['Button']],
    ['no space', `import{Button}from"@rapport/ui"`, ['Button']],
    ['another name', `import { Button as Go, Tab } from '@rapport/ui';`, ['Button', 'Tab']],
    ['several lines', `import {\n  Button,\n  Tab,\n} from '@rapport/ui';`, ['Button', 'Tab']],
    [
      'comments',
      `import {\n  Button, // don't import { Hero }\n  /* from 'x' */ Tab,\n} from '@rapport/ui';`,
      ['Button', 'Tab'],
    ],
    ['some types', `import { type ButtonProps, Button } from '@rapport/ui';`, ['Button']],
    ['re-exports', `export { Button, Tab as Leaf } from '@rapport/ui';`, ['Button', 'Tab']],
    ['forms', `import { Form } from '@rapport/ui/forms';`, ['Form']],
    [
      'after another import and an export',
      `import x, { y } from 'x'\nexport type { Z }\nimport { Button } from '@rapport/ui'`,
      ['Button'],
    ],
    ['JSX around it', `const a = <p>Don't</p>;\nimport { Button } from '@rapport/ui';`, ['Button']],
    [
      'in a list of MDX',
      `# Title\n\nimport { Button } from '@rapport/ui'\n\n<Button />`,
      ['Button'],
    ],
    ['after a comment', `// import it\nimport { Button } from '@rapport/ui'`, ['Button']],
    [
      'lines of Windows with comments',
      `// a\r\nimport {\r\n  Button, // b\r\n  Tab,\r\n} // c\r\nfrom '@rapport/ui';\r\n`,
      ['Button', 'Tab'],
    ],
    ['after a comment in its line', `/* a */ import { Button } from '@rapport/ui';`, ['Button']],
    ['after the end of a comment', `/*\n * a */ import { Button } from '@rapport/ui';`, ['Button']],
    ['beside a directive', `'use client'; import { Button } from '@rapport/ui';`, ['Button']],
    [
      'beside a directive after a comment',
      `/* a */ 'use client'; import { Button } from '@rapport/ui';`,
      ['Button'],
    ],
    [
      'after a directive with a comment',
      `'use client'; // a\r\nimport { Button } from '@rapport/ui';`,
      ['Button'],
    ],
  ])('%s', (_what, code, names) => {
    expect(importsIn(code)).toEqual({ ...nothing, names });
  });

  test.each([
    `import type { ButtonProps } from '@rapport/ui';`,
    `import { type ButtonProps } from '@rapport/ui';`,
    `export type * from '@rapport/ui';`,
    `import { type ButtonProps } from '@rapport/ui/Button';`,
    `// import { Hero } from '@rapport/ui';`,
    `a();\r\n// import { Hero } from '@rapport/ui';\r\n`,
    ` * import { Hero } from '@rapport/ui';`,
    `/* import { Hero } from '@rapport/ui'; */`,
    `import { Button } from './ui';`,
    `import { Button } from '@rapport/ui-extra';`,
    `import '@rapport/ui/styles.css';`,
  ])('not %s', (code) => {
    expect(importsIn(code)).toEqual(nothing);
  });

  test.each([
    `import { Button } from '@rapport/ui/Button';`,
    `import * as button from '@rapport/ui/Button';`,
    `export * from '@rapport/ui/Button';`,
    `const Button = lazy(() => import('@rapport/ui/Button'));`,
    'const button = await import(/* later */ `@rapport/ui/Button`);',
    `const { Button } = require('@rapport/ui/Button');`,
  ])('the entry in %s', (code) => {
    expect(importsIn(code)).toEqual({ ...nothing, entries: ['Button'] });
  });

  test.each([
    `import * as ui from '@rapport/ui'`,
    `export * from '@rapport/ui'`,
    `import('@rapport/ui')`,
    `require('@rapport/ui')`,
  ])('everything in %s', (statement) => {
    expect(importsIn(`${statement};`)).toEqual({ ...nothing, whole: [statement] });
  });
});

test('long code without the kit is read at once', () => {
  const code = 'import // comment { a, b }\n/* c */ '.repeat(5000) + 'import { a, '.repeat(5000);
  const start = performance.now();
  expect(importsIn(code)).toEqual(nothing);
  expect(performance.now() - start).toBeLessThan(2000);
});
