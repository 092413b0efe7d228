/** Props that every component passes on to its root; and no part submits a form by accident. */
import { describe, expect, test } from 'vitest';
import { accidentalSubmits, lostProps } from './checks/root.tsx';
import { stories } from './stories.ts';

const bare = [...stories].flatMap(([name, { withProps }]) =>
  withProps && name.endsWith(' Default') ? [[name, withProps] as const] : [],
);

describe('ref, className, style, data-* and unknown props reach the root', () => {
  test.each(bare)('%s', async (_name, withProps) => {
    expect(await lostProps(withProps)).toEqual([]);
  });
});

describe('submits no outer form by accident', () => {
  test.each([...stories])('%s', async (_name, story) => {
    expect(await accidentalSubmits(story)).toEqual([]);
  });
});
