/** Enforces the style rules in docs/architecture.md. */

/** Properties that name a side or axis of the screen rather than of the text. */
const physical = [
  /^((scroll-)?(margin|padding)|border)-(left|right|top|bottom)/,
  /^(left|right|top|bottom)$/,
  /^((min|max|contain-intrinsic)-)?(width|height)$/,
  /^(overflow|overscroll-behavior|background-position)-[xy]$/,
];

/** Properties that a supported browser lacks, and that do no harm there. */
const newerProperties = [
  'anchor-name',
  'anchor-scope',
  'animation-range',
  'animation-timeline',
  'box-decoration-break',
  'break-after',
  'content-visibility',
  'field-sizing',
  'forced-color-adjust',
  'interpolate-size',
  'orphans',
  'overflow-anchor',
  'overscroll-behavior',
  'overscroll-behavior-inline',
  'position-anchor',
  'position-area',
  'position-try-fallbacks',
  'print-color-adjust',
  'resize',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'user-select',
  'widows',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-use-baseline'],
  ignoreFiles: [
    '**/dist/**',
    '**/generated/**',
    'packages/ui/themes/*.css',
    // The styles of others beside the kit.
    'packages/ui/tests/packed/project/**',
    // The styles of a new site, which are its own.
    'packages/create-rapport/template/**',
    'packages/ui/tests/consumers/**',
    '**/node_modules/**',
    '**/.cache/**',
  ],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        // All browsers of package.json's browserslist have what was Baseline in 2023.
        available: 2023,
        // docs/supported-browsers.md says what visitors see without each.
        ignoreAtRules: ['property'],
        ignoreFunctions: ['light-dark'],
        ignoreSelectors: ['marker'],
        ignoreProperties: Object.fromEntries(newerProperties.map((name) => [name, ['/./']])),
      },
    ],
    'selector-class-pattern': [
      '^rp-[A-Z][A-Za-z0-9]*(-[a-z][A-Za-z0-9]*)*$',
      { message: 'A class is rp-Name or rp-Name-part.' },
    ],
    'selector-max-specificity': '0,1,1',
    'selector-max-id': 0,
    'declaration-no-important': true,
    'property-disallowed-list': [
      physical,
      {
        message:
          'Use the logical property, so that right-to-left works. For overflow, use the shorthand: its logical properties are too new.',
      },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'lch', 'lab'],
      { message: 'Take colors from the tokens.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-align': ['left', 'right'],
        float: ['left', 'right'],
        clear: ['left', 'right'],
        resize: ['horizontal', 'vertical'],
        '/^transition/': [/\ball\b/],
        'min-block-size': [/%/],
      },
      {
        message: (property, value) =>
          property === 'min-block-size'
            ? 'WebKit ignores a percentage if the height comes from `aspect-ratio`: use `position: absolute`, or stretch the item with `align-self`.'
            : `Do not use "${value}" for "${property}".`,
      },
    ],
    'no-descending-specificity': null,
    'custom-property-pattern': [
      '^(rp|radix)-[a-z0-9]+(-[a-z0-9]+)*$',
      { message: 'A custom property is --rp-…, or one that Radix documents.' },
    ],
    'keyframes-name-pattern': '^rp-[a-z-]+$',
    'layer-name-pattern': '^rapport\\.[a-z]+$',
    'import-notation': 'string',
    'at-rule-empty-line-before': null,
    'value-keyword-case': null,
  },
  overrides: [
    {
      // A site has styles of its own; it changes the kit by props and custom properties only.
      files: ['packages/app/src/**/*.css'],
      rules: {
        'selector-class-pattern': [
          '^site-[A-Z][A-Za-z0-9]*(-[a-z][A-Za-z0-9]*)*$',
          {
            message:
              'A class is site-Name or site-Name-part. Change the kit by its props and custom properties.',
          },
        ],
        'custom-property-pattern': '^(site|rp)-[a-z0-9]+(-[a-z0-9]+)*$',
        'keyframes-name-pattern': '^site-[a-z-]+$',
        'layer-name-pattern': '^(site|rapport)$',
      },
    },
    {
      // What the Foundations pages are drawn with: docs, whose styles no site overrides.
      files: ['packages/ui/tests/stories/**/*.css'],
      rules: {
        'selector-class-pattern': ['^fd(-[a-z]+)+$', { message: 'A class is fd-name.' }],
        'selector-max-specificity': null,
      },
    },
    {
      // The one stylesheet that computes colors.
      files: ['packages/ui/src/foundations/accents.css'],
      rules: {
        'color-named': null,
        'function-disallowed-list': null,
        'alpha-value-notation': null,
        'lightness-notation': null,
      },
    },
  ],
};
