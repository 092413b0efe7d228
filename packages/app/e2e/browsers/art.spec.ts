/** Charts and pictures whose boxes engines size differently. */
import { expect, test } from '@rapport/browsers/test';
import { open } from './support.ts';

for (const width of [390, 1280])
  test(`the bars of /analytics are clear of their labels at ${width} px`, async ({ visitor }) => {
    await visitor.resize(width, 844);
    await open(visitor, '/analytics');
    const bars = await visitor.evaluate(() =>
      [...document.querySelectorAll('.rp-BarChart-bar')].map((bar) => {
        const drawing = bar.querySelector('.rp-BarChart-drawing')!.getBoundingClientRect();
        const label = bar.querySelector('.rp-BarChart-label')!.getBoundingClientRect();
        const stands = bar.closest('[data-orientation="vertical"]');
        const gap = stands ? label.top - drawing.bottom : drawing.left - label.right;
        return { gap, width: drawing.width };
      }),
    );
    expect(bars.length).toBeGreaterThan(3);
    for (const bar of bars) {
      expect(bar.gap).toBeGreaterThanOrEqual(0);
      expect(bar.width).toBeGreaterThan(0);
    }
  });

test('the last point of a sparkline is a circle', async ({ visitor }) => {
  await open(visitor, '/analytics');
  const dots = await visitor.evaluate(() =>
    [...document.querySelectorAll('.rp-Sparkline circle')].map((dot) => {
      const { width, height } = dot.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    }),
  );
  expect(dots.length).toBeGreaterThan(0);
  for (const dot of dots) expect(dot).toEqual([8, 8]);
});

test('the pictures of /community fill their boxes', async ({ visitor }) => {
  for (const width of [768, 1280]) {
    await visitor.resize(width, 844);
    await open(visitor, '/community');
    const boxes = await visitor.evaluate(() =>
      [...document.querySelectorAll('.rp-FeatureGrid-art')].map((box) => {
        const art = box.firstElementChild!.getBoundingClientRect();
        const { width: inline, height: block } = box.getBoundingClientRect();
        return { width: art.width / inline, height: art.height / block, block };
      }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    for (const box of boxes) {
      expect(box.width).toBeCloseTo(1, 1);
      expect(box.height).toBeCloseTo(1, 1);
      expect(box.block).toBeGreaterThan(100);
    }
  }
});
