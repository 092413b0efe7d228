/** Tests Combobox before script: its HTML from the server. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox } from './Combobox.tsx';

const html = renderToString(
  <Combobox
    label="Grain"
    name="grain"
    id="grain"
    required
    placeholder="Choose a grain"
    options={[
      { value: 'rye', label: 'Rye', detail: 'Dark and sour' },
      { value: 'spelt', label: 'Spelt' },
    ]}
    defaultValue="spelt"
  />,
);

test('is a labeled native select with a name and the options, one of them chosen', () => {
  expect(html).toMatch(/<label[^>]* for="grain"/);
  expect(html).toMatch(/<select[^>]* id="grain"/);
  expect(html).toMatch(/<select[^>]* required=""/);
  expect(html).toMatch(/<select[^>]* name="grain"/);
  expect(html).toContain('<option value="">Choose a grain</option>');
  expect(html).toContain('<option value="spelt" selected="">Spelt</option>');
});

test('has nothing that needs script', () => {
  expect(html).not.toMatch(/<input|role="combobox"|hidden=""|\sstyle=/);
});
