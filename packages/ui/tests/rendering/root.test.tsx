/** Checks that every component passes its props on to its root. */
import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.ts';
import { controls } from '../forms/controls.tsx';
import { accentOf, lostProps } from './checks/root.tsx';
import { rootsOf } from './root-fixtures.tsx';
import { stories } from './stories.ts';

const { reached, escaped } = rootsOf(kit, stories);
const sectionFiles = Object.keys(import.meta.glob('../../src/sections/*/*.tsx'));
/** Components whose `ref` is the control inside. */
const fields = new Set([...Object.keys(controls), 'PeriodSwitch']);
/** Components that are inside a section and have its accent. */
const partsOfSections = new Set(['HeaderMenus', 'PeriodSwitch']);
const sections = reached.filter(
  ([name]) =>
    sectionFiles.some((file) => file.endsWith(`/${name}.tsx`)) && !partsOfSections.has(name),
);

test('every exported component has a Default or Playground story without a render of its own, or a fixture', () => {
  expect(escaped).toEqual([]);
});

describe('ref (of a field: its control), className, style, data-* and unknown props reach the root', () => {
  test.each(reached)('%s', async (name, withProps) => {
    expect(await lostProps(withProps, fields.has(name))).toEqual([]);
  });
});

describe('a section passes its accent on to its content', () => {
  test.each(sections)('%s', async (_name, withProps) => {
    expect(await accentOf(withProps({ accent: 'tertiary', 'data-root': '' }))).toBe('tertiary');
  });
});
