/** The linter's rules, and which way imports go. Node before 22.18 reads this file through tsx. */
import { defineConfig } from 'oxlint';

interface Restriction {
  group: string[];
  message: string;
}

/** Forbids imports. Of all overrides for a file, the last one counts. */
const forbid = (
  ...patterns: Restriction[]
): { 'no-restricted-imports': ['error', { patterns: Restriction[] }] } => ({
  'no-restricted-imports': ['error', { patterns }],
});

const STORIES = ['**/*.stories.tsx'];
const STORYBOOK = '**/.storybook/**';

/** Each layer of the kit may import those before it. */
const KIT = ['lib', 'primitives', 'forms', 'sections', 'words'];
const OUTSIDE = [
  ['firebase', 'firebase/*', '@firebase/*'],
  ['react-router', 'react-router/*', 'react-router-dom', 'react-router-dom/*'],
  ['**/src/index.ts', '../index.ts', '../../index.ts', '@rapport/*', STORYBOOK],
].flat();
const kitLayers = KIT.slice(0, -1).map((layer, at) => ({
  files: [`packages/ui/src/${layer}/**`],
  excludeFiles: layer === 'lib' ? [] : STORIES,
  rules: forbid({
    group: [
      // Their own folder and what is two above it, but no sibling.
      ...(layer === 'sections' ? ['../*/**', '!../../**', '**/sections/**'] : []),
      ...KIT.slice(at + 1).map((later) => `**/${later}/**`),
      ...OUTSIDE,
      '*.css',
    ],
    message: `${layer} may import only what comes before it: ${KIT.join(' → ')} → app; a section no other section.`,
  }),
}));

/** What differs in another document. */
const OF_ONE_DOCUMENT = [
  'document',
  'window',
  'innerWidth',
  'innerHeight',
  'Document',
  'Element',
  'Node',
  ...['', 'Button', 'FieldSet', 'Form', 'Input', 'Select', 'TextArea'].map(
    (tag) => `HTML${tag}Element`,
  ),
];

const THROUGH_EXPORTS = {
  group: ['**/ui/src/**', '**/packages/ui/**'],
  message: 'Import the kit through its export map, as any other consumer does: @rapport/ui.',
};
const TOOLS = ['browsers', 'emulator', 'site-build', 'tooling'].flatMap((name) => [
  `@rapport/${name}`,
  `@rapport/${name}/**`,
  `**/${name}/**`,
]);
const noTools = (...more: string[]) => ({
  group: [...TOOLS, '**/scripts/**', ...more],
  message:
    'The site’s code must not import build or test code; see vite.config.ts and site.config.ts.',
});
const NO_COMMANDS = {
  group: ['**/scripts/lib/**'],
  message: 'The commands in scripts/ import all the rest; nothing imports them.',
};
const ONLY_PREVIEW = {
  group: [STORYBOOK, '!**/.storybook/preview.tsx'],
  message:
    'Storybook shows the kit and the site, which know nothing of it: a story imports only its preview.',
};

/** Each layer of the site may import those before it, and none what assembles them. */
const SITE = ['config.ts', 'session', 'delivery', 'content', 'shell', 'pages', 'routes.tsx'];
const ASSEMBLY = ['**/StorySite.tsx', '**/entry-*.tsx'];
const siteLayers = SITE.map((layer, at) => {
  const isFile = layer.includes('.');
  const later = SITE.slice(at + 1).map((name) => `**/${name}${name.includes('.') ? '' : '/**'}`);
  return {
    files: [`packages/app/src/${layer}${isFile ? '' : '/**'}`],
    excludeFiles: ['shell', 'pages'].includes(layer) ? STORIES : [],
    rules: forbid(
      {
        group: layer === 'config.ts' ? ['./**', '../**'] : [...later, ...ASSEMBLY],
        message: `${layer} may import only what comes before it: ${SITE.join(' → ')}.`,
      },
      THROUGH_EXPORTS,
      noTools(STORYBOOK),
    ),
  };
});

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: [
    '**/dist/**',
    '**/.cache/**',
    '**/generated/**',
    'storybook-static/**',
    'benchmarks/**',
    'packages/ui/tests/consumers/**',
  ],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'withStory'] },
    ],
    'vitest/require-to-throw-message': 'off',
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-fill-with-reference-type': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/unbound-method': 'off',
    'typescript/consistent-return': 'off',
  },
  overrides: [
    {
      files: ['packages/ui/src/**'],
      rules: {
        'react/no-array-index-key': 'off',
        ...forbid(
          {
            group: OUTSIDE,
            message:
              'The kit must not depend on a backend, a router or a site: pass it in as a prop.',
          },
          {
            group: ['*.css'],
            message: 'Published code imports no CSS; see docs/decisions/0002-plain-css.md.',
          },
        ),
      },
    },
    {
      files: ['packages/ui/src/**'],
      excludeFiles: [...STORIES, '**/*.test.ts', '**/*.test.tsx'],
      rules: {
        // What a reader takes in at one sitting.
        'max-lines': ['error', 220],
        'max-lines-per-function': ['error', 60],
        'no-restricted-globals': [
          'error',
          ...OF_ONE_DOCUMENT.map((name) => ({
            name,
            message:
              'A part may be in a frame, another window or a shadow root: use ownerDocument, getRootNode() or localName.',
          })),
        ],
      },
    },
    ...kitLayers,
    {
      files: [
        'scripts/**',
        '**/scripts/**',
        'packages/emulator/**',
        'packages/browsers/**',
        'packages/site-build/**',
        'packages/tooling/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['packages/ui/src/**/*.tsx'],
      excludeFiles: [...STORIES, '**/*.test.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          { restrictedAttributes: ['aria-label', 'placeholder', 'title'] },
        ],
      },
    },
    { files: ['packages/app/**'], rules: forbid(THROUGH_EXPORTS, NO_COMMANDS) },
    { files: ['packages/create-rapport/**'], rules: forbid(NO_COMMANDS) },
    {
      files: ['packages/app/src/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: forbid(THROUGH_EXPORTS, noTools(STORYBOOK)),
    },
    {
      files: ['packages/app/src/**/*.stories.tsx'],
      rules: forbid(THROUGH_EXPORTS, noTools(), ONLY_PREVIEW),
    },
    ...siteLayers,
    {
      files: ['browsers', 'emulator', 'site-build', 'tooling'].map((name) => `packages/${name}/**`),
      rules: forbid({
        group: ['@rapport/**', '**/packages/**', '**/app/**', '**/ui/**'],
        message: 'These packages know no product: pass what they need from one as an option.',
      }),
    },
    {
      files: ['packages/ui/src/**/*.stories.tsx'],
      rules: {
        'typescript/no-base-to-string': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
    {
      files: ['tests', 'scripts', 'testing'].map((folder) => `packages/ui/${folder}/**`),
      rules: forbid(ONLY_PREVIEW, NO_COMMANDS),
    },
    {
      files: ['.storybook/**'],
      rules: forbid({
        group: ['**/scripts/**', '!**/ui/scripts/**'],
        message: NO_COMMANDS.message,
      }),
    },
  ],
});
