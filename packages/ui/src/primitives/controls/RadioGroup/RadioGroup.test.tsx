// @vitest-environment jsdom
/** Tests the HTML of RadioGroup before and after hydration. */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const html = renderToString(
  <RadioGroup legend="Plan" name="plan" defaultValue="professional" required>
    <Radio value="basic" label="Basic" />
    <Radio value="professional" label="Professional" />
    <Radio value="enterprise" label="Enterprise" disabled />
  </RadioGroup>,
);

test('the radios are native, one is chosen, and each can be reached', () => {
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html.match(/name="plan"/g)).toHaveLength(3);
  expect(html.match(/checked=""[^>]*value="(\w+)"/)?.[1]).toBe('professional');
  expect(html.match(/disabled=""/g)).toHaveLength(1);
  expect(html).not.toMatch(/<button|tabindex|role="radio"|aria-checked|aria-hidden/i);
});

const plans = (defaultValue?: string) => (
  <RadioGroup legend="Plan" name="plan" defaultValue={defaultValue}>
    <Radio value="basic" label="Basic" />
    <Radio value="professional" label="Professional" />
  </RadioGroup>
);

test.each([
  ['that the server does not know applies', null, 'professional'],
  ['leaves a choice made before hydration', 'basic', 'basic'],
])('a default %s', async (_, before, after) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onError = vi.spyOn(console, 'error');
  const page = document.createElement('form');
  page.innerHTML = renderToString(plans());
  document.body.append(page);
  const radio = (value: string) => page.querySelector<HTMLInputElement>(`[value=${value}]`)!;
  if (before) radio(before).checked = true;
  const root = await act(() => hydrateRoot(page, plans('professional')));
  expect(new FormData(page).get('plan')).toBe(after);
  act(() => root.unmount());
  expect(onError).not.toHaveBeenCalled();
  page.remove();
  vi.unstubAllGlobals();
});

test('the group sets no direction and no inline style', () => {
  expect(html).not.toMatch(/\s(?:dir|style)=/);
});
