import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { Report, summaryOf } from './report.ts';
import type { Outcome, Story } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'rapport-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture: Picture = { width: 8, height: 8, data: Buffer.alloc(8 * 8 * 3, 200) };
const story: Story = {
  id: 'button--default',
  type: 'story',
  title: 'Components/Button',
  name: 'Say "<b>"',
  tags: [],
};
const box = { left: 1, top: 2, width: 3, height: 4 };
const outcomes: Outcome[] = [
  { id: 'alert--default', mode: 'light-360', verdict: 'same' },
  { id: 'alert--matrix', mode: 'rtl-1280', verdict: 'gone' },
  { id: 'button--default', mode: 'dark-360', verdict: 'changed', pixels: 1200, box },
  { id: 'card--default', mode: 'light-360', verdict: 'broken', reason: 'it threw <an error>' },
];

test('the report starts with what differs, with the pictures beside it', async () => {
  const report = new Report(folder);
  await report.clear();
  const shown = { before: picture, after: picture, difference: picture };
  await report.show({ id: 'button--default', mode: 'dark-360' }, shown);
  await report.write(outcomes, [story]);
  const html = readFileSync(report.file, 'utf8');
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['button--default', 'card--default', 'alert--matrix']);
  expect(html).toContain('Components/Button: Say &quot;&lt;b>&quot;');
  expect(html).toContain('1,200 pixels in 3 × 4 px, 1 px from the left, 2 px from the top');
  expect(html).toContain('it threw &lt;an error>');
  const files = [...html.matchAll(/src="([^"]+)"/g)].map(([, file = '']) => file);
  expect(new Set(files).size).toBe(3);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

test('a line counts each verdict', () => {
  expect(summaryOf(outcomes)).toBe('1 changed, 1 broken, 1 gone, 1 the same');
});
