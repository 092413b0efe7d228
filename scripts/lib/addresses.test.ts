import { expect, test } from 'vitest';
import { ADDRESSES, replaceAddresses } from './addresses.ts';

const now = { site: 'https://a.example', repository: 'https://code.example/a', name: '@a/ui' };

test('every address is replaced, however it is written', () => {
  const next = { site: 'https://b.example', repository: 'https://a.example/code', name: '@b/kit' };
  expect(
    replaceAddresses(
      String.raw`<https://a.example/design/> https://code.example/a/issues '@a/ui/Button' /@a\/ui/ a-ui-*.tgz`,
      now,
      next,
    ),
  ).toBe(
    String.raw`<https://b.example/design/> https://a.example/code/issues '@b/kit/Button' /@b\/kit/ b-kit-*.tgz`,
  );
  expect(replaceAddresses('hi@a.example', now, next)).toBe('hi@a.example');
});

test.each([
  ['site', 'https://rapport.example', 'rapport.example'],
  ['repository', 'https://code.example/rapport', 'https://code.example/rapport/'],
  ['name', '@you/ui', 'You/ui'],
])('--%s takes %s, and not %s', (key, right, wrong) => {
  const pattern = ADDRESSES.find((address) => address.key === key)?.pattern;
  expect(pattern?.test(right)).toBe(true);
  expect(pattern?.test(wrong)).toBe(false);
});
