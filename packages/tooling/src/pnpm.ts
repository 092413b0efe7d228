import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};

/** The options that limit a command of pnpm to what ships: what the kit and the site depend on. */
export const SHIPPED = ['--filter', '@rapport/ui', '--filter', '@rapport/app', '--prod'];

/** The result of a command of pnpm. */
export interface PnpmResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs pnpm, in the version that package.json names, until it ends. */
export function pnpm(
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): PnpmResult {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', manifest.packageManager, ...args], {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return { code: status, stdout, stderr };
}
