/** Storybook's own index of all stories and docs pages, for tests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';

export type Entry = StoryIndex['entries'][string];

/** Returns every entry in the order of the sidebar. Takes about five seconds. */
export function readIndex(): Entry[] {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-index-'));
  try {
    const file = join(folder, 'index.json');
    execFileSync('npx', ['storybook', 'index', '--output-file', file], { stdio: 'pipe' });
    return Object.values((JSON.parse(readFileSync(file, 'utf8')) as StoryIndex).entries);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
