/** Opens and plays every story, then checks it at the narrowest and the widest width. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visualFaults } from '@rapport/browsers/faults';
import { expect, test, type Visitor } from '@rapport/browsers/test';

const WIDTHS = [1280, 390];
/** Play functions wait up to ten seconds at each step. */
const PATIENCE_MS = 40_000;
/** Turns axe off: it doubles the time, and has already run in Chromium. */
const NO_AXE = 'a11y.manual:!true';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  tags?: string[];
}

const { entries } = JSON.parse(
  readFileSync(join(process.env['STORYBOOK_FOLDER'] ?? '.', 'index.json'), 'utf8'),
) as { entries: Record<string, IndexEntry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const titles = [...new Set(stories.map(({ title }) => title))];

/** The events of Storybook's preview. */
interface Channel {
  /** Returns the arguments of the last event with this name. */
  last(event: string): { message?: string }[] | undefined;
  emit(event: string, argument: object): void;
}

interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/**
 * Whether the preview has finished the story. Evaluated in the page, like the two functions below.
 */
const isFinished = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
  return channel?.last('storyFinished') !== undefined;
};

/** Returns why the story did not render or why its play function failed. */
function storyFaults(): string[] {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Required<StoryWindow>;
  const events = [
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
  ];
  return events.flatMap((event) => {
    const [error] = channel.last(event) ?? [];
    return error ? [`${event}: ${error.message?.split('\n')[0] ?? JSON.stringify(error)}`] : [];
  });
}

/** The tag of a story that shows a failure. */
const EXPECTS_ERROR = 'expects-error';

/** Shows a story and returns its faults. */
async function show(visitor: Visitor, { id, tags = [] }: IndexEntry): Promise<string[]> {
  const before = (await visitor.errors().catch(() => [])).length;
  await visitor.open(`/iframe.html?id=${id}&viewMode=story&globals=${NO_AXE}`);
  await visitor.until(isFinished, null, `${id} to finish`, PATIENCE_MS);
  const faults = await visitor.evaluate(storyFaults);
  if (tags.includes(EXPECTS_ERROR)) return faults;
  for (const width of WIDTHS) {
    await visitor.resize(width, 900);
    const visible = await visitor.evaluate(visualFaults);
    faults.push(...visible.map((fault) => `${width} px: ${fault}`));
  }
  await visitor.resize(WIDTHS[0]!, 900);
  const errors = (await visitor.errors()).slice(before);
  return [...faults, ...errors.map((error) => `error: ${error.split('\n')[0]}`)];
}

for (const title of titles)
  test(title, async ({ visitor }) => {
    await visitor.resize(WIDTHS[0]!, 900);
    for (const story of stories.filter((entry) => entry.title === title)) {
      expect.soft(await show(visitor, story), story.name).toEqual([]);
    }
  });

/**
 * Adds a drawing without a size and an empty picture, as WebKit once drew them from the kit's CSS.
 */
function plantFaults(): void {
  const planted = document.createElement('div');
  const drawing = '<svg viewBox="0 0 24 24"><path d="M0 0h24v24z" /></svg>';
  planted.innerHTML = `
    <p style="display: inline-flex">
      <span class="icon" style="display: inline-flex; flex: none; inline-size: 22px">${drawing}</span>
    </p>
    <div class="picture" style="aspect-ratio: 4 / 3; inline-size: 400px">${drawing}</div>`;
  planted.querySelector<SVGElement>('.picture svg')!.style.cssText =
    'inline-size: 100%; block-size: 0; min-block-size: 100%';
  document.querySelector('#storybook-root')!.append(planted);
}

test('the walk finds a drawing without a size and an empty picture', async ({
  visitor,
  engine,
}) => {
  test.skip(engine !== 'webkit', 'Other engines give both a size.');
  const [story] = stories;
  expect(await show(visitor, story!)).toEqual([]);
  await visitor.evaluate(plantFaults);
  expect(await visitor.evaluate(visualFaults)).toEqual([
    '.icon svg is 0×0',
    '.picture svg is 400×0',
  ]);
});

test('the walk finds a play function that fails, and errors', async ({ visitor }) => {
  const [story] = stories;
  expect(await show(visitor, story!)).toEqual([]);
  await visitor.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Required<StoryWindow>;
    channel.emit('playFunctionThrewException', { message: 'played' });
    console.error('logged');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
  });
  expect(await visitor.evaluate(storyFaults)).toEqual(['playFunctionThrewException: played']);
  for (const part of ['logged', 'thrown', 'rejected']) {
    await expect.poll(async () => (await visitor.errors()).join('\n')).toContain(part);
  }
});
