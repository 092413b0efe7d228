import { startChild } from '../lib/child.ts';
import type { Child } from '../lib/child.ts';
import type { AuthOptions } from './process.ts';

/** Starts Google's Auth emulator in its own process. */
export function startAuth(options: AuthOptions, log: (line: string) => void): Promise<Child> {
  return startChild(new URL('./process.ts', import.meta.url), {
    name: 'The Auth emulator',
    options,
    log,
  });
}
