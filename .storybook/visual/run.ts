/** Takes the pictures of a built Storybook and compares them with those in the repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Baselines, Shot } from './baselines.ts';
import { newWindow, StoryError, takeStory, type Wanted } from './capture.ts';
import { baselineModesOf, maxHeight, type StoryFacts } from './choice.ts';
import { compare, type Box, type Picture } from './picture.ts';

/** A story of Storybook's index. */
export interface Story extends StoryFacts {
  id: string;
  type: 'story' | 'docs';
}

/** A built Storybook: the folder of its files and where they are served. */
export interface Built {
  folder: string;
  url: string;
}

/** The result for a shot. */
export type Outcome = Shot &
  (
    | { verdict: 'same' | 'unsteady' | 'new' | 'gone' }
    | { verdict: 'changed'; pixels: number; box: Box }
    | { verdict: 'broken'; reason: string }
  );

/** The pictures of a shot in a report, by their role. */
export type Shown = Partial<Record<'before' | 'after' | 'difference', Picture>>;

/** Returns all stories of a built Storybook. */
export function readStories(folder: string): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Whether a story is selected: its id has one of the words, or there are no words. */
const isAsked = (id: string, words: string[]): boolean =>
  words.length === 0 || words.some((word) => id.includes(word.toLowerCase()));

/** Returns the pictures to take. */
export const plan = (stories: Story[], words: string[] = []): Wanted[] =>
  stories
    .filter(({ id }) => isAsked(id, words))
    .map((story) => ({ id: story.id, modes: baselineModesOf(story), maxHeight: maxHeight(story) }))
    .filter(({ modes }) => modes.length > 0);

const keyOf = ({ id, mode }: Shot): string => `${id} ${mode}`;

/** Returns the pictures in the repository whose story or mode no longer exists. */
export function goneShots(baselines: Baselines, stories: Story[], words: string[] = []): Shot[] {
  const shots = plan(stories).flatMap(({ id, modes }) => modes.map((mode) => keyOf({ id, mode })));
  const wanted = new Set(shots);
  return baselines.list().filter((shot) => isAsked(shot.id, words) && !wanted.has(keyOf(shot)));
}

/** Number of windows that take pictures at a time. */
const WINDOWS = 2;

/** Handlers for each picture and for each failure. */
interface Taking {
  take: (shot: Shot, picture: Picture) => Promise<void>;
  fail: (shot: Shot, reason: string) => void;
}

/** Takes every picture of these jobs, several at a time. */
async function takeAll(browser: Browser, url: string, jobs: Wanted[], to: Taking): Promise<void> {
  const waiting = [...jobs];
  async function work(): Promise<void> {
    const context = await newWindow(browser);
    const page = await context.newPage();
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { id } = job;
      const remaining = new Set(job.modes);
      try {
        await takeStory(page, url, job, async (mode, picture) => {
          await to.take({ id, mode }, picture);
          remaining.delete(mode);
        });
      } catch (error) {
        if (!(error instanceof StoryError)) throw error;
        for (const mode of remaining) to.fail({ id, mode }, error.message);
      }
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: WINDOWS }, work));
}

/**
 * Compares a picture with the one in the repository. Returns the outcome and the pictures for a
 * report.
 */
export async function judge(
  baselines: Baselines,
  shot: Shot,
  after: Picture,
): Promise<{ outcome: Outcome; shown: Shown }> {
  const before = await baselines.read(shot);
  if (!before) return { outcome: { ...shot, verdict: 'new' }, shown: { after } };
  const found = compare(before, after);
  if (!found) return { outcome: { ...shot, verdict: 'same' }, shown: {} };
  const { pixels, box, picture: difference } = found;
  const outcome: Outcome = { ...shot, verdict: 'changed', pixels, box };
  return { outcome, shown: { before, after, difference } };
}

/**
 * Compares all pictures. Takes those that differ again: a story that then matches is unsteady, not
 * changed.
 * @param show Called with the pictures of each shot that differs or is new.
 */
export async function compareAll(
  browser: Browser,
  { folder, url }: Built,
  baselines: Baselines,
  words: string[],
  show: (shot: Shot, shown: Shown) => Promise<void>,
): Promise<Outcome[]> {
  const stories = readStories(folder);
  const jobs = plan(stories, words);
  const outcomes = new Map<string, Outcome>();
  const keep = (outcome: Outcome) => void outcomes.set(keyOf(outcome), outcome);
  const fail: Taking['fail'] = (shot, reason) => keep({ ...shot, verdict: 'broken', reason });
  await takeAll(browser, url, jobs, {
    fail,
    take: async (shot, picture) => {
      const { outcome, shown } = await judge(baselines, shot, picture);
      keep(outcome);
      if (outcome.verdict === 'new') await show(shot, shown);
    },
  });

  const isDoubtful = (shot: Shot) =>
    ['changed', 'broken'].includes(outcomes.get(keyOf(shot))!.verdict);
  const again = jobs.filter(({ id, modes }) => modes.some((mode) => isDoubtful({ id, mode })));
  await takeAll(browser, url, again, {
    fail,
    take: async (shot, picture) => {
      if (!isDoubtful(shot)) return;
      const { outcome, shown } = await judge(baselines, shot, picture);
      keep(outcome.verdict === 'same' ? { ...shot, verdict: 'unsteady' } : outcome);
      await show(shot, shown);
    },
  });
  for (const shot of goneShots(baselines, stories, words)) keep({ ...shot, verdict: 'gone' });
  return [...outcomes.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** What an update has added, changed, removed and kept, and what it could not take. */
export interface Update {
  added: Shot[];
  changed: Shot[];
  removed: Shot[];
  same: number;
  broken: { shot: Shot; reason: string }[];
}

/** Writes the pictures that differ or are new, and removes those without a story. */
export async function updateAll(
  browser: Browser,
  { folder, url }: Built,
  baselines: Baselines,
  words: string[],
): Promise<Update> {
  const stories = readStories(folder);
  const update: Update = { added: [], changed: [], removed: [], same: 0, broken: [] };
  await takeAll(browser, url, plan(stories, words), {
    fail: (shot, reason) => void update.broken.push({ shot, reason }),
    take: async (shot, picture) => {
      const { outcome } = await judge(baselines, shot, picture);
      if (outcome.verdict === 'same') {
        update.same += 1;
        return;
      }
      update[outcome.verdict === 'new' ? 'added' : 'changed'].push(shot);
      await baselines.write(shot, picture);
    },
  });
  update.removed = goneShots(baselines, stories, words);
  for (const shot of update.removed) await baselines.remove(shot);
  return update;
}
