import type { Persisted } from './persisted.ts';

/** The local storage key of the time when the verification mail was last sent again, and to whom. */
const LINK_SENT_KEY = 'linkSent';

/** Milliseconds until the verification mail may be sent again. */
export const RESEND_AFTER = 60_000;

/** Returns when this browser last sent the mail again to an account, unless that is long ago. */
export function linkSentAt({ storage }: Persisted, uid: string): number | undefined {
  const [at, to] = (storage.getItem(LINK_SENT_KEY) ?? '').split(' ');
  // A clock that was set back must not lock the button for long.
  const isRecent = to === uid && Math.abs(Date.now() - Number(at)) < RESEND_AFTER;
  return isRecent ? Number(at) : undefined;
}

/** Remembers that this browser has just sent the mail, and returns the time. */
export function setLinkSent({ storage }: Persisted, uid: string): number {
  const at = Date.now();
  storage.setItem(LINK_SENT_KEY, `${at} ${uid}`);
  return at;
}

/** Forgets it. */
export const removeLinkSent = ({ storage }: Persisted): void => storage.removeItem(LINK_SENT_KEY);
