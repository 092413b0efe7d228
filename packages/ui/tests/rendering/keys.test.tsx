/**
 * Checks that keys never come from texts or addresses, because a section may show the same title
 * twice, and two links may lead to `#`.
 */
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { doubled, keyFaults } from './checks/keys.tsx';
import { stories } from './stories.ts';

const withContent = [...stories].flatMap(([name, { withProps }]) => {
  const element = withProps?.({});
  if (!withProps || !name.endsWith(' Default') || !isValidElement<{ content?: unknown }>(element))
    return [];
  const { content } = element.props;
  return content === undefined ? [] : [[name, withProps, content] as const];
});

test('finds the content of the sections', () => {
  expect(withContent.length).toBeGreaterThan(30);
});

test.each(withContent)('%s', async (_name, withProps, content) => {
  expect(await keyFaults(withProps({ content: doubled(content) }))).toEqual([]);
});
