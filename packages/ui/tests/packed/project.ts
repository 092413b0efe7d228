/** The project that has the packed kit, for the tests in this folder. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { packageRoot } from '../../scripts/components.ts';

export interface TestedProject {
  /** The project's folder, outside this repository. */
  folder: string;
  /** The packed kit. */
  tarball: string;
  /** The project's address, with a slash at the end. */
  url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    tested: TestedProject;
  }
}

export const repository = join(packageRoot, '../..');

/** The folder of screenshots for people. */
export const pictures = join(repository, '.cache/packed');

const run = promisify(execFile);

/** Runs Node in a folder, without the environment that this repository's own runs set. */
export const nodeIn =
  (folder: string) =>
  (...args: string[]) =>
    run(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    });

/** Notes what the page logs as an error or throws. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Returns axe's findings, one line for each rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Without this, axe opens a second page for frames of other sites, which these pages don't have.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
