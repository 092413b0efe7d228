/** Tests repeated, single and missing content, and figures that cannot be drawn. */
import { isValidElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as kit from '../../../src/index.ts';
import { stories } from '../stories.ts';

type Change = (value: unknown, key?: string) => unknown;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !isValidElement(value);

/** Changes lists and figures at any depth. Leaves elements unchanged, because stories set their keys. */
const deeply =
  (list: (items: unknown[]) => unknown[], number: (value: number) => number): Change =>
  (value, key = '') => {
    const change = deeply(list, number);
    if (typeof value === 'number' && FIGURES.test(key)) return number(value);
    if (Array.isArray(value) && key !== 'fields' && !value.some((item) => isValidElement(item)))
      return list(value).map((item) => change(item));
    if (isPlain(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, change(each, name)]),
      );
    return value;
  };

const FIGURES = /^(value|defaultValue|min|max|step|limit|page|pages|size|share|from|to)$/;

const same = <T,>(value: T) => value;
const changes: Record<string, Change> = {
  'everything twice': deeply((items) => [...items, ...items], same),
  'all alike': deeply((items) => items.map(() => items[0]), same),
  'one of each': deeply((items) => items.slice(0, 1), same),
  none: deeply(() => [], same),
  'figures of 0': deeply(same, () => 0),
  'negative figures': deeply(same, () => -3),
  'one figure everywhere': deeply(same, () => 7),
  'figures that are no numbers': deeply(same, () => Number.NaN),
  'infinite figures': deeply(same, () => Infinity),
};

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => void vi.restoreAllMocks());

/** Lists the faults of the rendered story. */
function faultsOf(node: React.ReactNode): string[] {
  vi.mocked(console.error).mockReset();
  vi.mocked(console.warn).mockReset();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(node));
  const odd = /.{0,40}(?:NaN|Infinity|undefined|\[object).{0,40}/.exec(container.innerHTML);
  root.unmount();
  container.remove();
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  return [...(odd ? [odd[0]] : []), ...said.map((words) => words.join(' ').slice(0, 200))];
}

const plain = [...stories].filter(([, { tags }]) => !tags.includes('behavior'));

test.each(Object.entries(changes))('%s', (_name, change) => {
  const faults = plain.flatMap(([name, story]) => {
    const args = change(story.args) as Record<string, unknown>;
    if (JSON.stringify(args) === JSON.stringify(story.args)) return [];
    return faultsOf(story.element(args)).map((fault) => `${name}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

describe('a Slider', () => {
  test.each([
    [{ marks: ['0', '', '', '100'] }, '0'],
    [{ min: 5, max: 5 }, '5'],
    [{ min: 9, max: 1 }, '9'],
    [{ step: 0, defaultValue: 3 }, '3'],
    [{ defaultValue: 500 }, '100'],
    [{ defaultValue: -500 }, '0'],
    [{ value: Number.NaN }, '0'],
    [{ min: '10', max: '1e2', defaultValue: 20 }, '20'],
    [{ min: '0x10', max: '', defaultValue: 20 }, '20'],
  ])('with %j shows %s', (props, text) => {
    let shown: string | null | undefined;
    const inspect = (slot: HTMLElement | null) => {
      shown = slot?.querySelector('.rp-Slider-value')?.textContent;
    };
    expect(
      faultsOf(
        <div ref={(slot) => () => inspect(slot)}>
          <kit.Slider label="Rooms" {...props} />
        </div>,
      ),
    ).toEqual([]);
    expect(shown).toBe(text);
  });
});

test('of two files that are alike, only the one that is removed goes', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<kit.FileField label="Photos" multiple />);
  await expect.poll(() => container.querySelector('input')).not.toBeNull();
  const field = container.querySelector('input') as HTMLInputElement;
  const data = new DataTransfer();
  for (const text of ['a', 'b', 'c'])
    data.items.add(new File([text], '$&.txt', { lastModified: 1 }));
  field.files = data.files;
  await expect.poll(() => container.querySelectorAll('li').length).toBe(3);
  const button = container.querySelectorAll('button')[1];
  expect(button?.getAttribute('aria-label') ?? button?.textContent).toBe('Remove $&.txt');
  button?.click();
  await expect.poll(() => container.querySelectorAll('li').length).toBe(2);
  const kept = await Promise.all([...(field.files ?? [])].map((file) => file.text()));
  expect(kept).toEqual(['a', 'c']);
  expect(console.error).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});
