import { readFileSync } from 'node:fs';
import { codeOf } from './errors.ts';

/** Whether a process with this id is running. */
export function isAlive(processId: number): boolean {
  if (Number.isNaN(processId)) return false;
  try {
    process.kill(processId, 0);
    // One that has ended but was never reaped is common in containers.
    return statOf(processId)?.[0] !== 'Z';
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** When a process started, in ticks since the system did; undefined where the system tells nothing. */
export function startOf(processId: number): string | undefined {
  return statOf(processId)?.[19];
}

/** What Linux says of a process, from its state on: the name before that may hold spaces. */
function statOf(processId: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // only Linux has this file
  }
}
