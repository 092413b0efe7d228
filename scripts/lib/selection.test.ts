import { describe, expect, test } from 'vitest';
import { selectChanged, selectNamed } from './selection.ts';

const CORE = ['check', 'unit', 'stories', 'rendering', 'packed', 'budgets', 'e2e'];
const named = (...words: string[]) =>
  Object.fromEntries(selectNamed(words, [...CORE, 'browsers'], CORE));
const changed = (...files: string[]) => Object.fromEntries(selectChanged(CORE, files));

const BADGE = 'packages/ui/src/primitives/data-display/Badge/';

describe('a word', () => {
  test('names a part', () => {
    expect(named('Badge')).toEqual({
      check: [BADGE],
      unit: expect.arrayContaining([BADGE, 'packages/ui/tests/documentation.test.ts']),
      stories: [BADGE],
      rendering: ['Badge'],
    });
  });

  test('names a page', () => {
    expect(named('HelpCenter')).toEqual({
      check: ['packages/app/src/pages/HelpCenter.tsx'],
      stories: ['packages/app/src/pages/HelpCenter.stories'],
      e2e: ['help-center'],
    });
  });

  test('names a theme', () => {
    expect(named('gazette')).toEqual({
      check: ['packages/ui/themes/gazette.tokens.json'],
      unit: expect.arrayContaining(['packages/ui/tests/contrast.test']),
    });
  });

  test('names a stage, which runs whole even if a part is also named', () => {
    expect(named('rendering', 'Badge')['rendering']).toEqual([]);
    expect(named('Badge', 'rendering')['rendering']).toEqual([]);
    expect(named('browsers')).toEqual({ browsers: [] });
  });

  test('names a folder of parts', () => {
    const parts = named('packages/ui/src/primitives/data-display')['rendering'];
    expect(parts).toEqual(expect.arrayContaining(['Avatar', 'Badge']));
  });

  test('that names nothing is refused, with suggestions', () => {
    expect(() => named('badge')).toThrow('did you mean Badge?');
    expect(() => named('nonsense')).toThrow('the stages are check, unit');
  });
});

describe('a change', () => {
  test('of a part selects the parts that use it, and the site', () => {
    const { rendering, e2e, packed } = changed(`${BADGE}Badge.css`);
    expect(rendering).toEqual(expect.arrayContaining(['Badge', 'PricingCards']));
    expect(e2e).toEqual([]);
    expect(packed).toBeUndefined();
  });

  test('of a test or a spec selects only that file', () => {
    expect(changed('packages/ui/tests/names.test.ts')).toEqual({
      check: [],
      unit: ['packages/ui/tests/names.test.ts'],
    });
    const tarball = 'packages/ui/tests/packed/copied.full.test.ts';
    expect(changed(tarball)).toEqual({ check: [], packed: [tarball] });
    expect(changed('packages/app/e2e/faq.spec.ts')).toEqual({ check: [], e2e: ['faq'] });
  });

  test('of anything else, such as a token, selects everything', () => {
    const everything = Object.fromEntries(CORE.map((stage) => [stage, []]));
    expect(changed('packages/ui/tokens/base.tokens.json')).toEqual(everything);
    expect(changed('package.json', `${BADGE}Badge.css`)).toEqual(everything);
  });

  test('of a screen of the site selects the rendering tests', () => {
    const { rendering } = changed('packages/app/src/brand/screens/Screen/Screen.css');
    expect(rendering).toEqual(['Screens']);
    expect(changed('packages/app/src/brand/Logo/Logo.css')['rendering']).toBeUndefined();
  });

  test('of nothing runs nothing', () => expect(changed()).toEqual({}));
});
