/** Tests that no Storybook control breaks a story, with its first value or any that it offers. */
import type { StrictInputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import api from '../../../api.json';
import type { Api } from '../../../scripts/read-api.ts';
import { argTypesOf, editable } from '../../stories/arg-types.ts';
import { isPlain } from '../checks/keys.tsx';
import { live } from '../checks/live.ts';
import { stories } from '../stories.ts';

const { components, types } = api as unknown as Api;

/** Returns a control's values: the first value of its button "Set …", and a reader's edits. */
function settable({ control, options = [] }: StrictInputType, now: unknown): unknown[] {
  switch (((control || {}) as { type?: string }).type) {
    case 'object':
      return now === undefined ? [{}] : emptied(now);
    case 'boolean':
      return [false, true];
    case 'number':
      return [0, -1, 0.5, 1000];
    case 'text':
      return ['', 'Text'];
    default:
      return control ? [...options] : [];
  }
}

/** The value without the items of a list in it, or without the letters of a text. */
function emptied(value: unknown): unknown[] {
  if (typeof value === 'string') return [''];
  if (Array.isArray(value)) return [[]];
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    emptied(part).map((less) => ({ ...value, [name]: less })),
  );
}

const tested = [...stories].flatMap(([name, story]) => {
  const component = components[name.split(' ')[0] ?? ''];
  const { args = {}, withProps } = story;
  const withArgs = (more: object) => story.element({ ...args, ...more });
  return component && !story.tags.includes('behavior')
    ? [[name, editable(argTypesOf(component, types), args), args, withProps ?? withArgs] as const]
    : [];
});

test('finds stories', () => {
  expect(tested.length).toBeGreaterThan(300);
});

test.each(tested)('%s', async (_name, argTypes, args, show) => {
  const page = live();
  const faults: string[] = [];
  for (const [name, argType] of Object.entries(argTypes))
    for (const value of settable(argType as StrictInputType, args[name])) {
      await page.show(show({ [name]: value }));
      faults.push(...page.errors.splice(0).map((error) => `${name}=${String(value)}: ${error}`));
    }
  page.remove();
  expect(faults).toEqual([]);
});
