import { startChild } from '../lib/child.ts';
import type { Child } from '../lib/child.ts';
import type { OfficialOptions } from './official-process.ts';

/** Starts Google's Firestore emulator (Java) under a process that stops it. */
export function startOfficialFirestore(
  options: OfficialOptions,
  log: (line: string) => void,
): Promise<Child> {
  const module = new URL('./official-process.ts', import.meta.url);
  return startChild(module, { name: "Google's Firestore emulator", options, log });
}
