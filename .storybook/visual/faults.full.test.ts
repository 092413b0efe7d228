/**
 * Checks that each planted fault in a small page is found, and that a page without a fault is the
 * same.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Baselines, type Shot } from './baselines.ts';
import { launch, newWindow, takePicture } from './capture.ts';
import { EnvironmentRecord, probePage } from './environment.ts';
import type { Picture } from './picture.ts';
import { goneShots, judge, type Story } from './run.ts';

let browser: Browser;
let window: Page;
let page: string;
const folder = mkdtempSync(join(tmpdir(), 'rapport-pictures-'));
const baselines = new Baselines(folder);
const shot: Shot = { id: 'button--default', mode: 'light-1280' };

beforeAll(async () => {
  browser = await launch();
  window = await (await newWindow(browser)).newPage();
  await window.setViewportSize({ width: 360, height: 740 });
  page = await probePage();
  await baselines.write(shot, await take(page));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function take(html: string): Promise<Picture> {
  await window.setContent(html);
  return takePicture(window);
}

/** Returns the page with one text replaced. */
function faulty(text: string, by: string): string {
  expect(page).toContain(text);
  return page.replace(text, by);
}

const judged = async (html: string) => (await judge(baselines, shot, await take(html))).outcome;

test('the same page is the same picture', async () => {
  expect(await judged(page)).toEqual({ ...shot, verdict: 'same' });
  // Pictures do not contain motion or a blinking caret.
  const moving = `<style>@keyframes turn { to { rotate: 1turn } } div { animation: turn 1s infinite }</style>`;
  expect(await judged(page + moving)).toEqual({ ...shot, verdict: 'same' });
});

describe('a fault is seen', () => {
  test.each([
    ['a part 1 px lower', '<div>', '<div style="translate: 0 1px">'],
    ['a part 1 px to the right', '<div>', '<div style="translate: 1px">'],
    ['a part 1 px wider', 'inline-size: 200px', 'inline-size: 201px'],
    ['a border one step lighter', '#8a1262', '#8b1262'],
    ['a letter', 'fjords', 'fiords'],
    ['a missing font', 'figtree-latin-wght-normal; font-weight', 'lost; font-weight'],
    ['a shadow', '0 4px 12px', '0 4px 13px'],
    ['a drawing half a pixel larger', 'r="25.5"', 'r="26"'],
    ['a missing part', '<input type="range">', ''],
  ])('%s', async (_name, text, by) => {
    const outcome = await judged(faulty(text, by));
    expect(outcome).toMatchObject({ ...shot, verdict: 'changed' });
  });

  test('and where it is', async () => {
    const outcome = await judged(faulty('fjords', 'fjorde'));
    if (outcome.verdict !== 'changed') throw new Error(outcome.verdict);
    expect(outcome.pixels).toBeLessThan(200);
    expect(outcome.box.width).toBeLessThan(20);
    expect(outcome.box.height).toBeLessThan(20);
  });

  test('a story without a picture', async () => {
    const other: Shot = { ...shot, mode: 'dark-360' };
    const { outcome } = await judge(baselines, other, await take(page));
    expect(outcome).toEqual({ ...other, verdict: 'new' });
  });

  test('a picture without a story', () => {
    const story: Story = {
      id: shot.id,
      type: 'story',
      title: 'Components/Button',
      name: 'Matrix',
      tags: [],
    };
    expect(goneShots(baselines, [story])).toEqual([]);
    expect(goneShots(baselines, [{ ...story, tags: ['behavior'] }])).toEqual([shot]);
    expect(goneShots(baselines, [])).toEqual([shot]);
    expect(goneShots(baselines, [], ['dialog'])).toEqual([]);
  });
});

describe('pictures are compared only where they were taken', () => {
  const record = new EnvironmentRecord(folder);
  const file = join(folder, 'environment.json');

  test('in the same place', async () => {
    await record.write(browser);
    expect(await record.differs(browser)).toBeUndefined();
  });

  test('not where fonts differ', async () => {
    expect(await record.differs(browser, faulty('monospace', 'serif'))).toMatch(
      /other pixels here/,
    );
  });

  test.each([
    ['chromium', '90.0.1.2', 'Chromium 90 on linux (x64)'],
    ['platform', 'plan9', 'on plan9'],
    ['arch', 'vax', '(vax)'],
  ])('not with another %s', async (name, value, words) => {
    const here = { chromium: browser.version(), platform: 'linux', arch: 'x64', [name]: value };
    writeFileSync(file, JSON.stringify(here));
    expect(await record.differs(browser)).toContain(words);
  });
});
