/** Tests the server's HTML, before any script runs. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

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

test('the group sets no direction and no inline style', () => {
  expect(html).not.toMatch(/\s(?:dir|style)=/);
});
