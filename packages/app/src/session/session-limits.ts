import type { SessionTimes } from './persisted.ts';
import type { SessionEnd } from './types.ts';

/** How long a session may last, in milliseconds. */
export interface SessionLimits {
  /** Longest time without any use. */
  idle: number;
  /** Longest time since the visitor signed in. */
  total: number;
}

export const NO_LIMITS: SessionLimits = { idle: Infinity, total: Infinity };

/** Returns why a session must end, or null if it may go on. */
export function overLimit(
  { idle, total }: SessionLimits,
  times: SessionTimes | null,
): Extract<SessionEnd, 'idle' | 'expired'> | null {
  if (!times) return null;
  const now = Date.now();
  // A clock that was set back must not make a session last longer.
  if (Math.abs(now - times.start) >= total) return 'expired';
  return Math.abs(now - times.active) >= idle ? 'idle' : null;
}
